### La foire. Comment marchent les variables : common.ftl.

place-upton = Upton
    .in = à Upton
    .of = d’Upton
place-weston = Weston
    .in = à Weston
    .of = de Weston
place-easton = Easton
    .in = à Easton
    .of = d’Easton
place-lowton = Lowton
    .in = à Lowton
    .of = de Lowton
slot = { $place }
card = { $place }
    .the = la carte { $place }
industry-stall = étal
tile = { $industry }
bell-first = première cloche
bell-second = deuxième cloche
bell-third = troisième cloche
bell-last = dernière cloche
visitors = { $number ->
    [one] { $number } visiteur
   *[other] { $number } visiteurs
}
apples = { $number ->
    [one] { $number } pomme vendue
   *[other] { $number } pommes vendues
}

event-shuffled = La pioche de { $cards } cartes est mélangée.
event-drew = { $seat } pioche { $card-the }.
    .without-card = { $seat } pioche une carte.
event-discarded = { $seat } joue { $card-the }.
event-paid = { $seat } paie { $money } { $purpose-paid }.
event-earned = { $seat } reçoit { $money } { $purpose-earned }.
event-industry_placed = { $seat } ouvre un étal { $place-in }.
event-scored = { $seat } marque { victory-points } { $source-for }.
event-bell_rang = La { $bell } sonne.
event-game_ended = La foire est finie.

purpose-stall = étal
    .paid = pour l’étal
purpose-apples = pommes
    .earned = pour des pommes
source-stalls = étals
    .for = pour un étal

question-action = ouvrir un étal ou vendre des pommes
question-deck = mélanger la pioche
question-over = la partie est terminée
choice-open = ouvrir un étal { $place-in }
choice-hawk = vendre des pommes avec { $card-the }
option-bells = manches
value-bells = { $value }

seen-bell = { $bell }
seen-crowds = Foules
    .one = { $place } : { $visitors }
seen-apples = { $apples }

prompt-kind-open = ouvrir un étal
prompt-kind-hawk = vendre des pommes
prompt-example = open upton
prompt-part = upton

TF-1-1 = Il y a quatre villes le long de la rivière, et trois cartes de chacune.
TF-1-2 = Les mains et la pioche sont cachées.
TF-2-1 = Deux ou trois joueurs commencent avec 4 £ et trois cartes chacun.
TF-2-2 = On joue dans le sens horaire.
TF-2-3 = Une cloche sonne à chaque manche.
TF-3-1 = Un étal coûte 2 £ et rapporte 3 points.
TF-3-2 = Qui vend des pommes reçoit 1 £.
TF-3-3 = Une carte se joue de la main.
    .card-is-in-hand = Vous n’avez pas { $card-the }.
TF-3-4 = Personne ne s’endette.
    .stall-can-be-paid = Un étal coûte { $cost }, et vous n’avez que { $money }.
TF-3-5 = Un joueur a un étal par ville.
    .town-has-no-stall-of-yours = Vous avez déjà un étal { $place-in }.
TF-3-6 = Après un tour on pioche une carte, tant qu’il y en a.
TF-4-1 = La partie finit avec la manche de la dernière cloche.
TF-4-2 = Le plus de points gagne, et à égalité le plus d’argent.
TF-O1 = Il peut y avoir trois manches au lieu de quatre.
