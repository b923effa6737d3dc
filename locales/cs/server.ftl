# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = Server běží.
page-programs = Hrát mohou i programy. Viz

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: tahy hráče { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: jsi na tahu ({ $players })

## The log: what happens around a game

table-hosts = Zakladatelem stolu je teď { $seat }.
table-sat = { $seat } usedá ke stolu.
table-stood = Místo { $seat } je opět volné.
table-configured = Změnilo se nastavení hry.
table-started = Hra začíná.
table-undo-asked = { $seat } žádá o vrácení.
table-undo-refused = { $seat } s vrácením nesouhlasí.
table-undone = { $seat } vrací tah.
table-left = { $seat } odchází; hru přebírá počítač.
table-came-back = { $seat } je zpět.
table-timed-out = { $seat }: vypršel čas.
table-resigned = { $seat } se vzdává.
table-claimed = Všichni ostatní se vzdali. Hra končí.
table-rematch = { $seat } navrhuje odvetu.
table-closed-by-host = Zakladatel tento stůl zavřel.
table-given-up = Ostatní se vzdali.
# Nobody is left to play on.
table-forfeited = Všichni se vzdali.

## The log: when Areo was updated

table-carried-anew = Areo bylo aktualizováno a změnila se pravidla. Všechna rozhodnutí se přehrála podle nových pravidel, takže něco může vypadat jinak.
table-carried-on = Areo bylo aktualizováno a změnila se pravidla. Hra pokračuje ze stejného místa.
# $count is how many decisions no longer fit the rules.
table-carried-back = Areo bylo aktualizováno a změnila se pravidla. { $count ->
    [one] Poslední rozhodnutí už pravidlům neodpovídá a bylo vráceno.
    [few] Poslední { $count } rozhodnutí už pravidlům neodpovídají a byla vrácena.
   *[other] Posledních { $count } rozhodnutí už pravidlům neodpovídá a bylo vráceno.
}
table-ended-by-update = Areo bylo aktualizováno a tato hra nemůže podle nových pravidel pokračovat. Končí bez výsledku.
table-older-rules = Tato hra se hrála podle starších pravidel. Její výsledek platí.
replay-of-a-part = Během této hry se změnila pravidla. Vidíš část, která se hrála podle současných pravidel.
replay-as-stored = Od této hry se změnila pravidla. Vidíš ji tak, jak byla uložena.

## Why something was not done; one for each code of the protocol

problem-malformed = Server požadavku nerozuměl. Načti stránku znovu a zkus to ještě jednou.
problem-too-large = Tohle je příliš velké. Zkrať to a zkus to znovu.
problem-too-slow = Server odpovídal příliš dlouho. Zkus to znovu.
problem-too-many = Příliš mnoho požadavků najednou. Chvíli počkej a zkus to znovu.
problem-not-found = Na této adrese nic není.
problem-no-such-table = Soukromý stůl: požádej zakladatele o odkaz s pozvánkou.
problem-wrong-method = Server tu takové požadavky nepřijímá.
problem-not-logged-in = Přihlas se a zkus to znovu.
problem-out-of-scope = Na to tento přístupový klíč nestačí. Přihlas se heslem.
problem-banned = Na tento server nemáš přístup.
problem-muted = Teď nemůžeš psát do chatu.
problem-table-closed = Správce tento stůl zavřel.
problem-foreign-page = Jiná stránka se pokusila hrát tvým jménem. Nic se nezměnilo.
problem-bad-name = Zvol jméno o délce 1 až 24 znaků.
problem-reserved-name = Toto jméno obsahuje vyhrazené slovo. Zvol jiné.
problem-bad-password = Zvol heslo o délce 8 až 200 znaků.
problem-name-taken = Toto jméno je obsazené, nebo se příliš podobá jinému. Zvol jiné.
problem-wrong-login = Nesprávné jméno nebo heslo.
problem-wrong-password = To není tvoje heslo. Zkus to znovu.
problem-already-registered = Účet už máš.
problem-bad-address = Na tuto adresu nelze posílat upozornění.
problem-full = Limit je vyčerpán. Než přidáš další, něco odstraň.
problem-unknown-game = Areo tuto hru nezná.
problem-bad-setup = S těmito možnostmi hru připravit nelze. Změň je a zkus to znovu.
setup-mode-players = Soutěžní varianta je pro dva až čtyři hráče.
problem-bad-rules = Tyto časy jsou příliš krátké, nebo příliš dlouhé. Zvol jiné.
problem-unknown-bot = Areo takového počítačového hráče nezná.
problem-bad-record = Tento soubor není záznam hry, který by Areo umělo přehrát.
problem-no-such-seat = U stolu takové místo není.
problem-seat-taken = Toto místo je obsazené. Zvol jiné.
problem-colour-taken = Tato barva je obsazená. Zvol jinou.
problem-not-your-seat = To není tvoje místo.
problem-not-owner = To může jen zakladatel stolu. Je-li pět minut pryč, mohou to i ostatní hráči.
problem-already-started = Hra už začala.
problem-not-playing = To teď nemůžeš udělat.
problem-seats-free = Některá místa jsou ještě volná. Obsaď je, nebo je dej počítači.
problem-not-asked = Nejsi na tahu.
problem-stale = Hra se mezitím posunula. Podívej se na stůl a zkus to znovu.
problem-not-words = Takový tah v této hře není.
problem-refused = Pravidla to nedovolují.
problem-held = Jiný hráč ještě může vrátit svůj tah. Chvíli počkej.
problem-reveals = Tohle nelze vrátit. Přesto provést?
problem-nothing-to-undo = Není co vrátit.
problem-no-time-left = Na hodinách ti zbývá příliš málo času na vrácení.
problem-not-requested = Teď nikdo o vrácení nežádá.
problem-bad-orders = Takové odpovědi nelze dát předem.
problem-not-gone = Nahradit můžeš jen hráče, který je pět minut pryč, a jen u stolu bez hodin.
problem-others-play = Ve hře jsou ještě další hráči.
problem-bad-text = Napiš zprávu o délce 1 až 500 znaků.
problem-no-hints = U tohoto stolu je nápověda vypnutá.
problem-busy = Počítač je zaneprázdněný. Zkus to za chvíli znovu.
problem-broken-table = Tato hra je poškozená a nelze v ní pokračovat.
problem-crashed = Něco se pokazilo. Zkus to znovu.
problem-not-saved = Tah se nepodařilo uložit. Zkus to znovu.
problem-stopping = Server se restartuje. Chvíli počkej.
