### Les mots communs à tous les jeux.
###
### Une pièce arrive dans une phrase sous plusieurs variables : $place est son nom, $place-in son
### attribut .in, $place-id son identifiant (none s’il n’y a rien). $points est un nombre,
### $points-size le même sans son signe, $points-sign est minus, nothing ou plus. L’argent porte déjà son £.

## Joueurs

colour-red = Rouge
    .of = de Rouge
colour-blue = Bleu
    .of = de Bleu
colour-yellow = Jaune
    .of = de Jaune
colour-purple = Violet
    .of = de Violet

# Qui a un nom est appelé par ce nom. $vowel vaut yes si le nom commence par une voyelle.
player = { $name }
    .of = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }

## Nombres

money = { $amount-sign ->
    [minus] −{ $amount-size } £
   *[other] { $amount-size } £
}

# Niveaux des tuiles.
roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
   *[other] { $number }
}

victory-points = { $points-sign ->
    [minus] −{ $points-size } { $points-size ->
        [one] point
       *[other] points
    }
   *[other] { $points } { $points ->
        [one] point
       *[other] points
    }
}

## Ères et ressources

era-canal = ère des canaux
    .the = l’ère des canaux
    .in = à l’ère des canaux
era-rail = ère du rail
    .the = l’ère du rail
    .in = à l’ère du rail

resource-coal = charbon
    .one = un cube de charbon
resource-iron = fer
    .one = un cube de fer

## Comment un coup se dit : refus qu’aucun livret ne connaît

M-1 = Seul répond le joueur à qui la question est posée.
    .not-your-decision = { $asked-id ->
        [none] Rien n’est demandé aux joueurs : il faut d’abord mélanger.
       *[other] Ce n’est pas à vous de décider : c’est d’abord à { $asked }.
    }
M-2 = Un coup répond aux questions que pose la table.
    .no-answer = « { $words } » ne répond pas à ce qui est demandé : { $question }. Réponses possibles : { $answers }.
M-3 = Un coup dit tout ce qui est laissé au choix du joueur.
    .left-open = Le coup laisse une question ouverte : { $question }. Réponses possibles : { $answers }.
M-4 = Un coup ne dit rien de plus que ce qui est demandé.
    .too-much-said = Le coup en dit trop : personne ne demande « { $words } ».
M-5 = Le donneur range exactement ce que la table demande de mélanger.
    .bad-deal = { $expected ->
        [0] Il n’y a rien à mélanger en ce moment.
       *[other] Le donneur doit { $question }, soit { $expected } pièces et aucune autre ; la donne en compte { $dealt }.
    }
M-6 = Une fois la partie terminée, personne ne joue plus.
    .game-is-over = La partie est terminée ; on ne joue plus.
M-7 = Un coup ne s’annule que tant que rien de caché n’a été vu et que personne d’autre n’a joué.
    .beyond-the-safe-point = Impossible d’annuler : depuis votre dernier coup, quelqu’un d’autre a joué ou quelque chose de caché a été vu.

## À la table

your-move = À vous de jouer
why-not = Pourquoi pas ?
log = Journal
undo = Annuler
undone = Votre dernier coup est annulé.
quit = Quitter
goodbye = Au revoir.
help = Aide
yes = oui
no = non
back = retour
menu = Menu
moves = Coups
not-a-number = Tapez un nombre de 1 à { $most }.
unknown-words = Cela ne dit aucun coup : { $reason }

game-over = La partie est terminée
winner = Vainqueur : { $player }
winners = Victoire partagée entre { $players }
points = points
points-of = { $player } : { victory-points }
score = Score
value-about = { $value } : { $name }. { $about }
gain-connection = { $connection }
gain-place = { $place }
gain-tile = { $tile } { $slot-in }

board = Plateau
turn-order = Ordre du tour
round = Manche { $round } sur { $rounds }
round-so-far = Manche { $round }
hand = Main
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
deck = Pioche
set-aside = Cartes mises de côté
discards = Défausse
player-mat = Plateau de joueur
tiles = Tuiles
links = Liens
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
display = Cartes visibles
flipped = retournée
nothing = rien

## Ce qu’on voit

# Un champ d’une vue est dit par `seen-` et son nom ; les champs d’un joueur se suivent sur une ligne.
seen-actions_left = { $actions_left ->
    [one] { $actions_left } action restante
   *[other] { $actions_left } actions restantes
}
seen-money = { $money }
seen-income_level = niveau de revenu { $income_level-sign ->
    [minus] −{ $income_level-size }
   *[other] { $income_level }
}
seen-income_space = case de revenu { $income_space }
seen-points = { victory-points }
seen-hand_size = { $hand_size ->
    [one] { $hand_size } carte
   *[other] { $hand_size } cartes
}
seen-known = cartes connues : { $known }
seen-links_left = liens restants : { $links_left }
seen-spent = dépensé durant la manche : { $spent }
seen-market = { market-of } : { cubes }, le prochain coûte { $price }
market-of = { $resource-id ->
    [coal] Marché du charbon
    [iron] Marché du fer
   *[other] { $resource }
}
seen-tile = { $colour }, { $tile }{ $flipped ->
    [true] , { flipped }
   *[false] { $cubes ->
        [0] { "" }
       *[other] , { cubes-on-tile }
    }
}
cubes-on-tile = { cubes }
seen-debt = Vous devez encore { $debt }

# A place that only somebody’s own board file knows.
unknown-place = { $name }
    .in = à { $name }
    .of = de { $name }

## Ce qu’un coup entraîne

bill-money = Argent { $seat-of } : { $money_before } → { $money_after }
bill-spent = Dépensé par { $seat } pendant cette manche : { $money_before } → { $money_after }
bill-income_space = Case de revenu { $seat-of } : { $before } → { $after }
bill-income_level = Niveau de revenu { $seat-of } : { $before-sign ->
    [minus] −{ $before-size }
   *[other] { $before }
} → { $after-sign ->
    [minus] −{ $after-size }
   *[other] { $after }
}
bill-points = Points { $seat-of } : { $before } → { $after }
bill-hand_size = Cartes { $seat-of } : { $before } → { $after }
bill-place = Place { $seat-of } dans le prochain ordre du tour, pour l’instant : { $before } → { $after }
bill-drawn = { $seat } pioche ensuite { cards }.
bill-hidden = Quelque chose de caché sera vu alors ; la suite n’est pas encore connue.

nearest-money = Il manquerait { $missing }.
