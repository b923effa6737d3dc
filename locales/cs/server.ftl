# The server: what is said around a game, and why something cannot be done.

## The page where no web client is built in

page-running = Server běží.
page-programs = Hrát mohou i programy; jak, je popsáno na adrese

## The feed of one's turns

# $name is whose feed it is.
feed-title = Areo: tahy hráče { $name }
# $game is the name of a game, $players are the names of those who play, with commas.
feed-your-turn = { $game }: jsi na tahu ({ $players })

## The log: what happens around a game

table-hosts = Stůl odteď připravuje { $seat }.
table-sat = { $seat } usedá ke stolu.
table-stood = Místo { $seat } je opět volné.
table-configured = Nastavení se změnilo.
table-started = Hra začíná.
table-undo-asked = { $seat } žádá o vrácení tahu.
table-undo-refused = { $seat } nesouhlasí.
table-undone = { $seat } bere tah zpět.
table-left = { $seat } odchází; dál hraje počítač.
table-came-back = { $seat } je zpět.
table-timed-out = { $seat }: čas vypršel.
table-resigned = { $seat } se vzdává.
table-claimed = Hra končí, protože se všichni ostatní vzdali.
table-given-up = Ostatní se vzdali.
# Nobody is left to play on.
table-forfeited = Hra byla vzdána.

## Why something was not done; one for each code of the protocol

problem-malformed = Server tomu nerozuměl. Načti stránku znovu.
problem-too-large = Je to příliš velké.
problem-too-slow = Trvalo to příliš dlouho. Zkus to znovu.
problem-too-many = Příliš mnoho najednou. Chvíli počkej.
problem-not-found = Nic tu není, nebo k tomu nemáš přístup.
problem-wrong-method = Takto se na to nelze ptát.
problem-not-logged-in = Nejsi přihlášen.
problem-foreign-page = Jiná stránka se pokusila hrát za tebe.
problem-bad-name = Jméno má 1 až 24 znaků.
problem-bad-password = Heslo má 8 až 200 znaků.
problem-name-taken = Toto jméno už někdo má.
problem-wrong-login = Toto jméno a heslo k sobě nepatří.
problem-already-registered = Účet už máš.
problem-bad-address = Na tuto adresu nelze nic poslat.
problem-full = Víc jich mít nemůžeš.
problem-unknown-game = Taková hra neexistuje.
problem-bad-setup = Hru nelze takto připravit.
setup-mode-players = Soutěž je pro dva až čtyři hráče.
problem-bad-rules = Tyto časy jsou příliš krátké, nebo příliš dlouhé.
problem-unknown-bot = Takový počítačový hráč neexistuje.
problem-bad-record = Tuto hru nelze přehrát.
problem-no-such-seat = U stolu takové místo není.
problem-seat-taken = Tam už někdo sedí.
problem-colour-taken = Zvol jinou barvu.
problem-not-your-seat = To není tvoje místo.
problem-not-owner = To může jen ten, kdo stůl založil, a po pěti minutách jeho nepřítomnosti i hráči.
problem-already-started = Hra už začala.
problem-not-playing = Teď to není možné.
problem-seats-free = Některá místa jsou ještě volná.
problem-not-asked = Nejsi na tahu.
problem-stale = Něco se změnilo. Podívej se znovu.
problem-not-words = Takový tah v této hře není.
problem-refused = Pravidla to nedovolují.
problem-held = Někdo ještě může vzít svůj tah zpět.
problem-reveals = Toto nelze vzít zpět. Přesto provést?
problem-nothing-to-undo = Není co vzít zpět.
problem-no-time-left = Na tvých hodinách nezbývá čas rozhodnout o tom znovu.
problem-not-requested = Nikdo nečeká na tvůj souhlas.
problem-bad-orders = Takové odpovědi předem nejsou možné.
problem-not-gone = Hráče lze nahradit po pěti minutách nepřítomnosti, u stolu bez hodin.
problem-others-play = Ostatní ještě hrají.
problem-bad-text = Napiš něco, co má nejvýše 500 znaků.
problem-no-hints = U tohoto stolu nejsou nápovědy.
problem-busy = Počítač teď nemá čas. Zkus to znovu.
problem-broken-table = Tato hra je poškozená a nelze v ní pokračovat.
problem-crashed = Něco se pokazilo. Zkus to znovu.
problem-not-saved = Nepodařilo se to uložit. Zkus to znovu.
problem-stopping = Server se restartuje. Okamžik.
