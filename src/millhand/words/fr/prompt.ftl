### Ce que dit la partie à l’invite elle-même ; le reste est dans common.ftl et les fichiers des jeux.

## Sortes de réponses

prompt-kind-build = construire
prompt-kind-link = poser un lien
prompt-kind-develop = développer
prompt-kind-sell = vendre
prompt-kind-borrow = emprunter
prompt-kind-scout = prospecter
prompt-kind-pass = passer
prompt-kind-with = carte
prompt-kind-coal = charbon
prompt-kind-iron = fer
prompt-kind-beer = bière
prompt-kind-to = marchand
prompt-kind-bonus = bonus
prompt-kind-give_up = céder
prompt-kind-stop = cela suffit
prompt-kind-decline = refuser
prompt-kind-pledge = placer des jetons demande
prompt-kind-keep = n’en placer aucun
prompt-kind-for = ensemble
prompt-kind-bid = offrir
prompt-kind-recoup = récupérer de l’argent
prompt-kind-take = carte ville
prompt-kind-use = utiliser la carte
prompt-kind-swap = échanger la carte
prompt-kind-in = ville
prompt-kind-remove = faire place
prompt-kind-combine = combiner les deux actions
prompt-kind-draw = prendre une carte
prompt-kind-repay = rembourser
prompt-kind-free = sans défausser
prompt-kind-done = finir le tour

## Formes des lignes

prompt-titled = { $title } : { $state }
prompt-sums = Tapez une somme de { $least } à { $most }.
prompt-aside = { $what } ({ $more })
prompt-free = libre
prompt-free-for = libre pour { $what }
prompt-group = { $name } ({ $count })
prompt-for = { $what } : { $money }
prompt-question = Veuillez { $question } :
prompt-so-far = Jusqu’ici : { $words }
prompt-your-move = Votre coup : { $words }

## Début

prompt-welcome = { $title }, { $players } joueurs.
prompt-person = à ce clavier
prompt-bot = le robot { $name }
prompt-kept-in = Chaque coup est conservé dans { $file }.
prompt-first-words = Répondez par un numéro, par un coup comme « { $move } » ou par une partie d’un nom. Entrée répète la liste, « aide » dit le reste, « quitter » quitte.
prompt-news = Entre-temps :

prompt-hide = { $player }, appuyez sur Entrée pour cacher vos cartes.
prompt-ready = { $player }, appuyez sur Entrée quand vous êtes prêt.

## Coups

prompt-refused = Ce n’est pas permis :
prompt-thinking = On réfléchit…
prompt-allowed = C’est permis.
prompt-allowed-with = C’est permis, au choix avec : { $answers }
prompt-allowed-open = C’est permis et laisse encore des choix.
prompt-allowed-begun = C’est permis et laisse encore des choix : tapez { $said } pour continuer.
prompt-confirm = Ce coup ne s’annulera pas. Entrée pour jouer, ou retour :
prompt-confirm-how = Appuyez sur Entrée pour jouer ce coup, ou tapez « retour » pour le changer.
prompt-nothing-to-go-back-to = Il n’y a rien avant ; « annuler » reprend votre dernier coup.
prompt-not-understood = « { $said } » n’est ni une commande, ni un coup, ni une partie d’un nom de la liste ; « aide » dit le reste.
prompt-unknown-language = Les langues sont { $known }.
prompt-unknown-town = Aucune ville ne s’appelle { $name } ; « plan » les dit toutes.
prompt-unknown-rule = Il n’y a pas de règle { $number } ; les règles sont { $known }.
prompt-rule-how = Dites un numéro ensuite : règle 3.1
prompt-why-how = Dites un coup ensuite : pourquoi { $move }

## Prix et chemins

prompt-price-next = { $price } le prochain cube ; { $cubes ->
        [0] le marché est vide
       *[other] sur le marché : { $all }
    }
prompt-price-link = Un lien, et chaque autre posé en même temps
prompt-supply-tiles = gratuit, de { $sources } ; { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } à portée.
prompt-supply-then-market = Ensuite { $price } au marché.
prompt-supply-then-none = Le marché est hors de portée.
prompt-supply-market = { $price } au marché.
prompt-supply-none = hors de portée, des tuiles comme du marché.
prompt-supply-never = Dans ce jeu, rien n’est livré aux villes.
prompt-way-joined = Des liens déjà posés les relient, à { $count ->
        [one] { $count } lien
       *[other] { $count } liens
    } l’une de l’autre.
prompt-way-unjoined = Aucun lien ne les relie encore.
prompt-way-printed = Le plus court chemin du plateau dans cette ère, { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    } :
prompt-way-none = Rien sur le plateau ne les relie dans cette ère.
prompt-way-how = Dites ensuite deux villes, chacune sans ambiguïté : chemin VILLE VILLE

## Ce qui départage les ex æquo

prompt-tie-income = À égalité de points, le revenu le plus élevé l’emporte.
prompt-tie-money = À égalité de points et de revenu, l’argent départage.
prompt-tie-turn_order = Tout étant égal par ailleurs, l’ordre du tour départage.
prompt-tie-box = À égalité d’argent, la case la plus basse de la piste d’ordre l’emporte.

## Enregistrer et quitter

prompt-save-how = Dites un fichier ensuite : enregistrer soiree.mill
prompt-saved = Enregistré dans { $file }.
prompt-mended = La fin de { $file } était abîmée, peut-être par une coupure de courant. Tout ce qui précède est gardé : { $moves } coups.
prompt-unwritable = Impossible d’écrire { $file } ({ $reason }) ; les coups n’y sont pas conservés.
prompt-exists = { $file } existe déjà ; nommez un autre fichier.
prompt-save-question = Enregistrer la partie ? Tapez un nom de fichier, ou « oui » pour { $file }, ou Entrée pour quitter sans enregistrer :
prompt-lost = La partie n’a pu être écrite nulle part ; elle est perdue.
prompt-go-on = La partie est conservée dans { $file }. Pour continuer :

prompt-help =
    Répondez par le numéro d’une ligne, par un coup entier ou une partie d’un coup en notation
    ({ $move }), ou par une partie d’un nom pour raccourcir la liste ({ $name }).
    Entrée : la question et sa liste encore une fois.
    retour : une réponse en arrière. menu : la liste entière.
    pourquoi COUP : toutes les règles qui interdisent un coup. règle NUMÉRO : une règle en entier.
    conseil : les trois meilleurs tours qu’un bon robot trouve pour vous, et pourquoi.
    plateau : tout ce qui est visible. plateau VILLE : une ville. plan : toutes les liaisons.
    prix : le prix du charbon, du fer et des liens. prix VILLE : d’où y viendraient charbon et fer.
    chemin VILLE VILLE : ce qu’il y a entre deux villes.
    main : vos cartes. tuiles : vos tuiles pas encore construites, et leur prix.
    score : les points de tous. journal, journal 30 : les derniers coups.
    annuler : reprendre votre dernier coup. enregistrer FICHIER : écrire la partie. langue en : en anglais.
    quitter : quitter la partie.
