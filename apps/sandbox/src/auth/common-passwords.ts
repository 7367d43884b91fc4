import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Whether a password is among the first guesses: a leaked password, a common word or a keyboard row. Case and
 * the usual digits and marks around it do not matter (`Password2026!`).
 * @param own the first guesses for this user: names, login, company; also with digits and marks around them.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const typed = password.trim().toLowerCase();
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return (
    isLeaked(typed) ||
    common.has(typed) ||
    words.has(typed) ||
    words.has(word) ||
    words.has(unmasked(word)) ||
    words.has(unmasked(typed)) ||
    isOneRow(typed) ||
    own.some((one) => letters(one) !== '' && letters(one) === letters(word))
  );
}

/** A name or word without spaces and accents, in lower case: `Hôtel du Lac` becomes `hoteldulac`. */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The first bytes of a hash. Of 200,000 other passwords, one collides with a leaked password. */
const BYTES = 4;
const getBeginning = (password: string): number => hash('sha256', password, 'buffer').readUInt32BE();

/**
 * The 17,950 most common leaked passwords of eight or more characters, as prefixes of their SHA-256. Source:
 * the list of the package @zxcvbn-ts/language-common 4.1.3, © Dan Wheeler, Dropbox and zxcvbn-ts, under the
 * MIT licence.
 */
const leaked: ReadonlySet<number> = (() => {
  const bytes = readFileSync(new URL('./common-passwords.bin', import.meta.url));
  return new Set(
    Array.from({ length: bytes.length / BYTES }, (_, index) => bytes.readUInt32BE(index * BYTES)),
  );
})();
const isLeaked = (password: string): boolean => leaked.has(getBeginning(password));

const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Turns `p@ssw0rd` into `password`. */
const unmasked = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

/** `aaaaaaaa`, `abababab`, `12121212`: no more than two different characters. */
const isOneRow = (text: string): boolean => new Set(text).size <= 2;

/** Common exactly as they are. */
const common: ReadonlySet<string> = new Set(
  `0123456789 01234567 012345678 87654321 987654321 0987654321 9876543210 123123123 123123123123 12341234
123451234512345 1234512345 123456123456 456456456 789789789 1010101010 27182818 19841984 19851985 19861986
19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998
19991999 20002000 20012001 20022002 20032003 20102010 20202020 20212021 20222022 20232023 20242024 20252025
20262026 00001111 00112233 0011223344 1q2w3e4r5t6y7u zaq1zaq1 abc123def 1passw0rd 123password mypass123
pass12345 pass123456 test12345 test123456 user1234 admin1234 admin12345 admin123456 root1234 root12345
demo1234 guest123 guest1234 login123 changeme123 iloveu12 g0d12345 thx11380 123456йц йцу12345 йцукен123
d41d8cd9 h4x0r123 windows7 windows10 windows98 office365 p@ssword p@55w0rd pa$$word`
    .split(/\s+/)
    .filter(Boolean),
);

/** Common with any digits and marks before and after them. */
const words: ReadonlySet<string> = new Set(
  `password passwort passw0rd motdepasse contrasena contraseña parola parool wachtwoord salasana heslo haslo
lozinka sifre passer passpass passwords mypassword thepassword newpassword oldpassword yourpassword passphrase
пароль parol gfhjkm κωδικος κωδικός kodikos kwdikos synthimatiko qwerty qwertyu qwertyui qwertyuio qwertyuiop
qwertz qwertzui qwertzuiop azerty azertyui azertyuiop asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx
qazwsxedc qazxsw qwerasdf asdfasdf qweqwe qweqweqwe asdasd asdasdasd zxczxc qwertyqwerty qweasd qweasdzxc qwaszx
poiuytrewq lkjhgfdsa mnbvcxz poiuyt ytrewq йцукен йцукенг йцукенгш йцукенгшщз фывапролдж ячсмить ςερτυ ςερτυθ
ασδφγη abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc abcdabcd alphabet admin administrator administrateur
administrador root superuser sysadmin webmaster operator manager supervisor guest user username login logon
signin welcome welcometo letmein letmeinnow openup opensesame default changeme changeit changepassword secret
secrets topsecret mysecret private security access master masterkey system server internet computer laptop
desktop database oracle cisco router network google facebook twitter instagram linkedin youtube samsung android
apple iphone microsoft windows office outlook hotmail gmail yahoo whatsapp telegram test tester testing testtest
testuser temp temporary demo sample example trial support helpdesk service services iloveyou iloveu iloveme
ilovegod iloveyouso loveyou loveme loveyoubaby lovelove lovely lover lovers mylove truelove forever foreverlove
sweetheart sweetie honey babygirl babyboy princess prince queen kingking angel angels angelina sunshine
moonlight starlight rainbow butterfly flower flowers blossom summer winter spring autumn monday tuesday
wednesday thursday friday saturday sunday january february march april june july august september october
november december football soccer baseball basketball hockey tennis volleyball golfing swimming running
liverpool chelsea arsenal barcelona realmadrid juventus manchester bayern olympiakos olympiacos panathinaikos
aekathens paokara spartak dynamo zenit lakers yankees cowboys steelers eagles packers redsox dodgers rangers
michael jennifer jessica ashley daniel matthew andrew joshua anthony christopher robert charlie thomas william
nicholas alexander alexandra alexandros alexandr alexandre benjamin samantha amanda nicole michelle stephanie
elizabeth victoria veronica patricia christina christine katerina katherine caroline isabella gabriella giorgos
georgios dimitris dimitra konstantinos ioannis yiannis nikolaos panagiotis vasilis vasiliki athanasios
aikaterini eleni maria sophia natasha natalia tatiana svetlana anastasia ekaterina dmitriy sergey vladimir
aleksandr maxim nikita superman batman spiderman ironman wolverine pokemon pikachu naruto starwars startrek
harrypotter gandalf matrix ninja samurai dragon dragons phoenix tiger tigers lion lions falcon panther panthers
monkey donkey hunter shadow killer warrior wizard merlin hercules achilles spartan spartans thunder lightning
storm hurricane blizzard avalanche mustang ferrari porsche corvette mercedes bmw audi toyota honda yamaha suzuki
kawasaki harley harleydavidson chocolate cheese cookie cookies banana orange cherry strawberry peanut pepper
ginger coffee whiskey vodka guinness metallica nirvana slipknot ironmaiden acdc ledzeppelin pinkfloyd beatles
eminem rockstar guitar music freedom liberty america england scotland ireland france germany italia italy greece
hellas athens athina thessaloniki cyprus moscow russia london paris newyork california florida texas whatever
nothing something anything everything nobody noidea dontknow idontknow forgetit forgot forgotten blahblah hello
helloworld hellohello goodbye goodmorning goodnight thankyou please money dollar dollars bitcoin business
company family friend friends bestfriend mother father mommy daddy sister brother children jesus jesuschrist
christ godisgood blessed blessing heaven trustnoone believe destiny diamond diamonds silver golden platinum
emerald crystal purple yellow green black white bluesky cowboy cowgirl playboy player players gamer gaming
minecraft fortnite roblox counterstrike callofduty warcraft starcraft zelda mario sonic tetris snoopy garfield
mickey mickeymouse donald disney tinkerbell scooby scoobydoo simpsons southpark hannah barbie hellokitty hotel
hotels booking reception frontdesk reservation reservations payment payments finance accounting`
    .split(/\s+/)
    .filter(Boolean),
);
