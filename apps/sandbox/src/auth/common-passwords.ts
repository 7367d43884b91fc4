/**
 * Whether a password is among the first that anyone would guess: a common word or row of keys, whatever its capital
 * letters, and with the usual digits and marks around it (`Password2026!`).
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.trim().toLowerCase();
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return (
    common.has(typed) ||
    words.has(typed) ||
    words.has(word) ||
    words.has(unmasked(word)) ||
    words.has(unmasked(typed)) ||
    isOneRow(typed)
  );
}

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
/** `p@ssw0rd` back to `password`. */
const unmasked = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

/** `aaaaaaaa`, `abababab`, `12121212`: one or two signs and nothing else. */
const isOneRow = (text: string): boolean => new Set(text).size <= 2;

/** Guessed as they are. */
const common: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 01234567 012345678 87654321 987654321 0987654321 9876543210 123123123
123123123123 12341234 123451234512345 1234512345 12344321 123454321 11223344 1122334455 112233445566 11112222
111222333 123321123 1234554321 123456123456 12345678910 1234567891 12345678900 147258369 147852369 159357456
159753456 789456123 741852963 963852741 456456456 789789789 1029384756 1010101010 10203040 1020304050 13579246
246813579 24681012 31415926 314159265 27182818 19841984 19851985 19861986 19871987 19881988 19891989 19901990
19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001 20022002
20032003 20102010 20202020 20212021 20222022 20232023 20242024 20252025 20262026 00001111 00112233 0011223344
999888777 55556666 44332211 5544332211 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 qazwsx123 qaz123wsx 1a2b3c4d
1a2s3d4f 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 a1s2d3f4 aa123456 aaa123456 a123456789 a12345678 a1234567 abc12345
abc123456 abcd1234 abcde123 abcd12345 abc123abc abc123def 123abc123 123456abc 123456qwe 123qweasd 123qweasdzxc
123qwe123 qwe123qwe qwe123456 qwer1234 qwerty12 asd123asd asd123456 asdf1234 zxc123456 zxcv1234 zxc12345
1234qwer 1234asdf 12345qwert 123456qwerty 12345qwe 1234abcd 12345abc 123456789a 12345678a 123456789q 1password
1passw0rd 123password mypass123 pass1234 pass12345 pass123456 passw0rd1 test1234 test12345 test123456 user1234
admin123 admin1234 admin12345 admin123456 root1234 root12345 temp1234 demo1234 guest123 guest1234 login123
letmein1 letmein123 welcome1 welcome01 welcome12 welcome123 changeme1 changeme123 secret123 master123 hello123
love1234 iloveu12 hunter12 g0d12345 trustno1 blink182 ncc1701d ncc1701e thx11380 rush2112 bond0007 agent007
jamesbond007 access14 apollo13 fyfcnfcbz gfhjkm123 gfhjkm12 123456йц йцу12345 йцукен123 qwerty123456789 d41d8cd9
h4x0r123 compaq12 windows1 windows7 windows10 windows98 office365 pa55word pa55w0rd p4ssword p4ssw0rd passw0rd
p@ssw0rd p@ssword p@55w0rd pa$$word pa$$w0rd`
    .split(/\s+/)
    .filter(Boolean),
);

/** Guessed with whatever digits and marks stand before and after them. */
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
