/**
 * The currencies people pay in by ISO 4217, with English, Russian and Greek names and symbols from the CLDR. Units of
 * account, such as the CLF, are left out: administrators may add them.
 */
export const currencyNames = `
  AED|United Arab Emirates Dirham|дирхам ОАЭ|Ντιράμ Ηνωμένων Αραβικών Εμιράτων|AED
  AFN|Afghan Afghani|афгани|Αφγάνι Αφγανιστάν|AFN
  ALL|Albanian Lek|албанский лек|Λεκ Αλβανίας|ALL
  AMD|Armenian Dram|армянский драм|Ντραμ Αρμενίας|AMD
  AOA|Angolan Kwanza|ангольская кванза|Κουάνζα Ανγκόλας|AOA
  ARS|Argentine Peso|аргентинский песо|Πέσο Αργεντινής|ARS
  AUD|Australian Dollar|австралийский доллар|Δολάριο Αυστραλίας|A$
  AWG|Aruban Florin|арубанский флорин|Φλορίνι Αρούμπας|AWG
  AZN|Azerbaijani Manat|азербайджанский манат|Μανάτ Αζερμπαϊτζάν|AZN
  BAM|Bosnia-Herzegovina Convertible Mark|конвертируемая марка Боснии и Герцеговины|Μετατρέψιμο Μάρκο Βοσνίας-Ερζεγοβίνης|BAM
  BBD|Barbadian Dollar|барбадосский доллар|Δολάριο Μπαρμπέιντος|BBD
  BDT|Bangladeshi Taka|бангладешская така|Τάκα Μπαγκλαντές|BDT
  BHD|Bahraini Dinar|бахрейнский динар|Δηνάριο Μπαχρέιν|BHD
  BIF|Burundian Franc|бурундийский франк|Φράγκο Μπουρούντι|BIF
  BMD|Bermudan Dollar|бермудский доллар|Δολάριο Βερμούδων|BMD
  BND|Brunei Dollar|брунейский доллар|Δολάριο Μπρουνέι|BND
  BOB|Bolivian Boliviano|боливийский боливиано|Μπολιβιάνο Βολιβίας|BOB
  BRL|Brazilian Real|бразильский реал|Ρεάλ Βραζιλίας|R$
  BSD|Bahamian Dollar|багамский доллар|Δολάριο Μπαχαμών|BSD
  BTN|Bhutanese Ngultrum|бутанский нгултрум|Νγκούλτρουμ Μπουτάν|BTN
  BWP|Botswanan Pula|ботсванская пула|Πούλα Μποτσουάνας|BWP
  BYN|Belarusian Ruble|белорусский рубль|Ρούβλι Λευκορωσίας|BYN
  BZD|Belize Dollar|белизский доллар|Δολάριο Μπελίζ|BZD
  CAD|Canadian Dollar|канадский доллар|Δολάριο Καναδά|CA$
  CDF|Congolese Franc|конголезский франк|Φράγκο Κονγκό|CDF
  CHF|Swiss Franc|швейцарский франк|Φράγκο Ελβετίας|CHF
  CLP|Chilean Peso|чилийский песо|Πέσο Χιλής|CLP
  CNY|Chinese Yuan|китайский юань|Γουάν Κίνας|CN¥
  COP|Colombian Peso|колумбийский песо|Πέσο Κολομβίας|COP
  CRC|Costa Rican Colón|костариканский колон|Κολόν Κόστα Ρίκα|CRC
  CUP|Cuban Peso|кубинский песо|Πέσο Κούβας|CUP
  CVE|Cape Verdean Escudo|эскудо Кабо-Верде|Εσκούδο Πράσινου Ακρωτηρίου|CVE
  CZK|Czech Koruna|чешская крона|Κορόνα Τσεχίας|CZK
  DJF|Djiboutian Franc|франк Джибути|Φράγκο Τζιμπουτί|DJF
  DKK|Danish Krone|датская крона|Κορόνα Δανίας|DKK
  DOP|Dominican Peso|доминиканский песо|Πέσο Δομινικανής Δημοκρατίας|DOP
  DZD|Algerian Dinar|алжирский динар|Δηνάριο Αλγερίας|DZD
  EGP|Egyptian Pound|египетский фунт|Λίρα Αιγύπτου|EGP
  ERN|Eritrean Nakfa|эритрейская накфа|Νάκφα Ερυθραίας|ERN
  ETB|Ethiopian Birr|эфиопский быр|Μπιρ Αιθιοπίας|ETB
  EUR|Euro|евро|Ευρώ|€
  FJD|Fijian Dollar|доллар Фиджи|Δολάριο Φίτζι|FJD
  FKP|Falkland Islands Pound|фунт Фолклендских островов|Λίρα Νήσων Φόκλαντ|FKP
  GBP|British Pound|британский фунт стерлингов|Λίρα Στερλίνα Βρετανίας|£
  GEL|Georgian Lari|грузинский лари|Λάρι Γεωργίας|GEL
  GHS|Ghanaian Cedi|ганский седи|Σέντι Γκάνας|GHS
  GIP|Gibraltar Pound|гибралтарский фунт|Λίρα Γιβραλτάρ|GIP
  GMD|Gambian Dalasi|гамбийский даласи|Νταλάσι Γκάμπιας|GMD
  GNF|Guinean Franc|гвинейский франк|Φράγκο Γουινέας|GNF
  GTQ|Guatemalan Quetzal|гватемальский кетсаль|Κουετσάλ Γουατεμάλας|GTQ
  GYD|Guyanaese Dollar|гайанский доллар|Δολάριο Γουιάνας|GYD
  HKD|Hong Kong Dollar|гонконгский доллар|Δολάριο Χονγκ Κονγκ|HK$
  HNL|Honduran Lempira|гондурасская лемпира|Λεμπίρα Ονδούρας|HNL
  HTG|Haitian Gourde|гаитянский гурд|Γκουρντ Αϊτής|HTG
  HUF|Hungarian Forint|венгерский форинт|Φιορίνι Ουγγαρίας|HUF
  IDR|Indonesian Rupiah|индонезийская рупия|Ρουπία Ινδονησίας|IDR
  ILS|Israeli New Shekel|новый израильский шекель|Νέο Σέκελ Ισραήλ|₪
  INR|Indian Rupee|индийская рупия|Ρουπία Ινδίας|₹
  IQD|Iraqi Dinar|иракский динар|Δηνάριο Ιράκ|IQD
  IRR|Iranian Rial|иранский риал|Ριάλ Ιράν|IRR
  ISK|Icelandic Króna|исландская крона|Κορόνα Ισλανδίας|ISK
  JMD|Jamaican Dollar|ямайский доллар|Δολάριο Τζαμάικας|JMD
  JOD|Jordanian Dinar|иорданский динар|Δηνάριο Ιορδανίας|JOD
  JPY|Japanese Yen|японская иена|Γιεν Ιαπωνίας|¥
  KES|Kenyan Shilling|кенийский шиллинг|Σελίνι Κένυας|KES
  KGS|Kyrgyz Som|киргизский сом|Σομ Κιργιζίας|KGS
  KHR|Cambodian Riel|камбоджийский риель|Ρίελ Καμπότζης|KHR
  KMF|Comorian Franc|коморский франк|Φράγκο Κομορών|KMF
  KPW|North Korean Won|северокорейская вона|Γουόν Βόρειας Κορέας|KPW
  KRW|South Korean Won|южнокорейская вона|Γουόν Νότιας Κορέας|₩
  KWD|Kuwaiti Dinar|кувейтский динар|Δηνάριο Κουβέιτ|KWD
  KYD|Cayman Islands Dollar|доллар Островов Кайман|Δολάριο Νήσων Κέιμαν|KYD
  KZT|Kazakhstani Tenge|казахский тенге|Τένγκε Καζακστάν|KZT
  LAK|Laotian Kip|лаосский кип|Κιπ Λάος|LAK
  LBP|Lebanese Pound|ливанский фунт|Λίρα Λιβάνου|LBP
  LKR|Sri Lankan Rupee|шри-ланкийская рупия|Ρουπία Σρι Λάνκα|LKR
  LRD|Liberian Dollar|либерийский доллар|Δολάριο Λιβερίας|LRD
  LSL|Lesotho Loti|лоти|Λότι Λεσότο|LSL
  LYD|Libyan Dinar|ливийский динар|Δηνάριο Λιβύης|LYD
  MAD|Moroccan Dirham|марокканский дирхам|Ντιράμ Μαρόκου|MAD
  MDL|Moldovan Leu|молдавский лей|Λέου Μολδαβίας|MDL
  MGA|Malagasy Ariary|малагасийский ариари|Αριάρι Μαδαγασκάρης|MGA
  MKD|Macedonian Denar|македонский денар|Δηνάριο ΠΓΔΜ|MKD
  MMK|Myanmar Kyat|мьянманский кьят|Κιάτ Μιανμάρ|MMK
  MNT|Mongolian Tugrik|монгольский тугрик|Τουγκρίκ Μογγολίας|MNT
  MOP|Macanese Pataca|патака Макао|Πατάκα Μακάο|MOP
  MRU|Mauritanian Ouguiya|мавританская угия|Ουγκίγια Μαυριτανίας|MRU
  MUR|Mauritian Rupee|маврикийская рупия|Ρουπία Μαυρικίου|MUR
  MVR|Maldivian Rufiyaa|мальдивская руфия|Ρουφίγια Μαλδίβων|MVR
  MWK|Malawian Kwacha|малавийская квача|Κουάτσα Μαλάουι|MWK
  MXN|Mexican Peso|мексиканский песо|Πέσο Μεξικού|MX$
  MYR|Malaysian Ringgit|малайзийский ринггит|Ρινγκίτ Μαλαισίας|MYR
  MZN|Mozambican Metical|мозамбикский метикал|Μετικάλ Μοζαμβίκης|MZN
  NAD|Namibian Dollar|доллар Намибии|Δολάριο Ναμίμπιας|NAD
  NGN|Nigerian Naira|нигерийская найра|Νάιρα Νιγηρίας|NGN
  NIO|Nicaraguan Córdoba|никарагуанская кордоба|Χρυσή Κόρδοβα Νικαράγουας|NIO
  NOK|Norwegian Krone|норвежская крона|Κορόνα Νορβηγίας|NOK
  NPR|Nepalese Rupee|непальская рупия|Ρουπία Νεπάλ|NPR
  NZD|New Zealand Dollar|новозеландский доллар|Δολάριο Νέας Ζηλανδίας|NZ$
  OMR|Omani Rial|оманский риал|Ριάλ Ομάν|OMR
  PAB|Panamanian Balboa|панамский бальбоа|Μπαλμπόα Παναμά|PAB
  PEN|Peruvian Sol|перуанский соль|Σολ Περού|PEN
  PGK|Papua New Guinean Kina|кина Папуа – Новой Гвинеи|Κίνα Παπούας Νέας Γουινέας|PGK
  PHP|Philippine Peso|филиппинский песо|Πέσο Φιλιππίνων|₱
  PKR|Pakistani Rupee|пакистанская рупия|Ρουπία Πακιστάν|PKR
  PLN|Polish Zloty|польский злотый|Ζλότι Πολωνίας|PLN
  PYG|Paraguayan Guarani|парагвайский гуарани|Γκουαρανί Παραγουάης|PYG
  QAR|Qatari Riyal|катарский риал|Ριάλ Κατάρ|QAR
  RON|Romanian Leu|румынский лей|Λέου Ρουμανίας|RON
  RSD|Serbian Dinar|сербский динар|Δηνάριο Σερβίας|RSD
  RUB|Russian Ruble|российский рубль|Ρούβλι Ρωσίας|RUB
  RWF|Rwandan Franc|франк Руанды|Φράγκο Ρουάντας|RWF
  SAR|Saudi Riyal|саудовский риял|Ριάλ Σαουδικής Αραβίας|SAR
  SBD|Solomon Islands Dollar|доллар Соломоновых Островов|Δολάριο Νήσων Σολομώντος|SBD
  SCR|Seychellois Rupee|сейшельская рупия|Ρουπία Σεϋχελλών|SCR
  SDG|Sudanese Pound|суданский фунт|Λίρα Σουδάν|SDG
  SEK|Swedish Krona|шведская крона|Κορόνα Σουηδίας|SEK
  SGD|Singapore Dollar|сингапурский доллар|Δολάριο Σιγκαπούρης|SGD
  SHP|St. Helena Pound|фунт острова Святой Елены|Λίρα Αγίας Ελένης|SHP
  SLE|Sierra Leonean Leone|леоне|Λεόνε Σιέρα Λεόνε|SLE
  SOS|Somali Shilling|сомалийский шиллинг|Σελίνι Σομαλίας|SOS
  SRD|Surinamese Dollar|суринамский доллар|Δολάριο Σουρινάμ|SRD
  SSP|South Sudanese Pound|южносуданский фунт|Λίρα Νότιου Σουδάν|SSP
  STN|São Tomé & Príncipe Dobra|добра Сан-Томе и Принсипи|Ντόμπρα Σάο Τομέ και Πρίνσιπε|STN
  SVC|Salvadoran Colón|Сальвадорский колон|Κολόν Ελ Σαλβαδόρ|SVC
  SYP|Syrian Pound|сирийский фунт|Λίρα Συρίας|SYP
  SZL|Swazi Lilangeni|свазилендский лилангени|Λιλανγκένι Σουαζιλάνδης|SZL
  THB|Thai Baht|таиландский бат|Μπατ Ταϊλάνδης|THB
  TJS|Tajikistani Somoni|таджикский сомони|Σομόνι Τατζικιστάν|TJS
  TMT|Turkmenistani Manat|новый туркменский манат|Μάνατ Τουρκμενιστάν|TMT
  TND|Tunisian Dinar|тунисский динар|Δηνάριο Τυνησίας|TND
  TOP|Tongan Paʻanga|тонганская паанга|Παάγκα Τόνγκα|TOP
  TRY|Turkish Lira|турецкая лира|Λίρα Τουρκίας|TRY
  TTD|Trinidad & Tobago Dollar|доллар Тринидада и Тобаго|Δολάριο Τρινιντάντ και Τομπάγκο|TTD
  TWD|New Taiwan Dollar|новый тайваньский доллар|Νέο δολάριο Ταϊβάν|NT$
  TZS|Tanzanian Shilling|танзанийский шиллинг|Σελίνι Τανζανίας|TZS
  UAH|Ukrainian Hryvnia|украинская гривна|Γρίβνα Ουκρανίας|UAH
  UGX|Ugandan Shilling|угандийский шиллинг|Σελίνι Ουγκάντας|UGX
  USD|US Dollar|доллар США|Δολάριο ΗΠΑ|$
  UYU|Uruguayan Peso|уругвайский песо|Πέσο Ουρουγουάης|UYU
  UZS|Uzbekistani Som|узбекский сум|Σομ Ουζμπεκιστάν|UZS
  VED|Venezuelan Digital Bolívar|венесуэльский цифровой боливар|Ψηφιακό Μπολίβαρ Βενεζουέλας|VED
  VES|Venezuelan Bolívar|венесуэльский боливар|Μπολιβάρ Βενεζουέλας|VES
  VND|Vietnamese Dong|вьетнамский донг|Ντονγκ Βιετνάμ|₫
  VUV|Vanuatu Vatu|вату Вануату|Βατού Βανουάτου|VUV
  WST|Samoan Tala|самоанская тала|Τάλα Σαμόα|WST
  XAF|Central African CFA Franc|франк КФА BEAC|Φράγκο CFA Κεντρικής Αφρικής|FCFA
  XCD|East Caribbean Dollar|восточно-карибский доллар|Δολάριο Ανατολικής Καραϊβικής|EC$
  XCG|Caribbean guilder|карибский гульден|γκίλντα Καραϊβικής|Cg.
  XOF|West African CFA Franc|франк КФА ВСЕАО|Φράγκο CFA Δυτικής Αφρικής|F CFA
  XPF|CFP Franc|французский тихоокеанский франк|Φράγκο CFP|CFPF
  YER|Yemeni Rial|йеменский риал|Ριάλ Υεμένης|YER
  ZAR|South African Rand|южноафриканский рэнд|Ραντ Νότιας Αφρικής|ZAR
  ZMW|Zambian Kwacha|замбийская квача|Κουάτσα Ζάμπιας|ZMW
  ZWG|Zimbabwean Gold|зимбабвийский золотой|Χρυσός της Ζιμπάμπουε|ZWG
`;
