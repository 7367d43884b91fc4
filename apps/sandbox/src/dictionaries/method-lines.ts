import type { MethodEntry } from '@deck/api/contract/dictionaries';

/** The countries of SEPA payments. */
const sepa =
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA';

/**
 * The built-in payment methods, a line each: name, title, group, countries, currencies, and `holds` if the
 * method can authorise first. `*` means any country or currency.
 */
const table = `
  VISA | Visa | CARDS | * | * | holds
  MASTERCARD | Mastercard | CARDS | * | * | holds
  MAESTRO | Maestro | CARDS | * | * | holds
  VISA_ELECTRON | Visa Electron | CARDS | * | * | holds
  AMEX | American Express | CARDS | * | * | holds
  DINERS_CLUB | Diners Club | CARDS | * | EUR USD GBP CHF | holds
  DISCOVER | Discover | CARDS | * | USD EUR GBP CAD | holds
  JCB | JCB | CARDS | * | JPY USD EUR | holds
  UNIONPAY | UnionPay | CARDS | * | CNY USD EUR HKD | holds
  MIR | Mir | CARDS | RU BY KZ KG TJ | RUB | holds
  BELKART | Belkart | CARDS | BY | BYN | holds
  CARTES_BANCAIRES | Cartes Bancaires | CARDS | FR | EUR | holds
  BANCONTACT | Bancontact | CARDS | BE | EUR |
  DANKORT | Dankort | CARDS | DK | DKK | holds
  ELO | Elo | CARDS | BR | BRL | holds
  HIPERCARD | Hipercard | CARDS | BR | BRL | holds
  RUPAY | RuPay | CARDS | IN | INR |
  TROY | Troy | CARDS | TR | TRY | holds
  MADA | mada | CARDS | SA | SAR | holds
  VERVE | Verve | CARDS | NG | NGN |
  INTERAC | Interac | CARDS | CA | CAD |
  APPLE_PAY | Apple Pay | WALLETS | * | * | holds
  GOOGLE_PAY | Google Pay | WALLETS | * | * | holds
  SAMSUNG_PAY | Samsung Pay | WALLETS | * | * | holds
  PAYPAL | PayPal | WALLETS | * | EUR USD GBP CHF CAD AUD JPY SEK NOK DKK PLN CZK HUF | holds
  AMAZON_PAY | Amazon Pay | WALLETS | AT BE CY DE DK ES FR GB HU IE IT JP LU NL PT SE US | EUR USD GBP JPY SEK DKK HUF | holds
  ALIPAY | Alipay | WALLETS | CN | CNY USD EUR GBP |
  ALIPAY_HK | AlipayHK | WALLETS | HK | HKD |
  WECHAT_PAY | WeChat Pay | WALLETS | CN HK | CNY HKD USD EUR |
  MIR_PAY | Mir Pay | WALLETS | RU BY | RUB | holds
  SBER_PAY | SberPay | WALLETS | RU | RUB | holds
  T_PAY | T-Pay | WALLETS | RU | RUB | holds
  YOO_MONEY | YooMoney | WALLETS | RU | RUB |
  REVOLUT_PAY | Revolut Pay | WALLETS | ${sepa} | EUR GBP PLN RON USD CHF | holds
  SKRILL | Skrill | WALLETS | * | EUR USD GBP PLN |
  NETELLER | Neteller | WALLETS | * | EUR USD GBP |
  VIVA_WALLET | Viva Wallet | WALLETS | GR CY | EUR |
  TWINT | TWINT | WALLETS | CH LI | CHF |
  MB_WAY | MB WAY | WALLETS | PT | EUR |
  BIZUM | Bizum | WALLETS | ES AD | EUR |
  SATISPAY | Satispay | WALLETS | IT FR DE LU | EUR |
  BANCOMAT_PAY | BANCOMAT Pay | WALLETS | IT SM | EUR |
  SWISH | Swish | WALLETS | SE | SEK |
  VIPPS | Vipps | WALLETS | NO | NOK | holds
  MOBILEPAY | MobilePay | WALLETS | DK FI | DKK EUR | holds
  PAYCONIQ | Payconiq | WALLETS | BE LU NL | EUR |
  GCASH | GCash | WALLETS | PH | PHP |
  GRABPAY | GrabPay | WALLETS | SG MY PH TH VN ID | SGD MYR PHP THB VND IDR |
  TOUCH_N_GO | Touch ’n Go | WALLETS | MY | MYR |
  KAKAO_PAY | Kakao Pay | WALLETS | KR | KRW |
  NAVER_PAY | Naver Pay | WALLETS | KR | KRW |
  PAYPAY | PayPay | WALLETS | JP | JPY |
  LINE_PAY | LINE Pay | WALLETS | TW TH | TWD THB |
  DANA | DANA | WALLETS | ID | IDR |
  MOMO | MoMo | WALLETS | VN | VND |
  PAYTM | Paytm | WALLETS | IN | INR |
  M_PESA | M-PESA | WALLETS | KE TZ | KES TZS |
  MERCADO_PAGO | Mercado Pago | WALLETS | AR BR CL CO MX PE UY | ARS BRL CLP COP MXN PEN UYU |
  KLARNA | Klarna | PAY_LATER | AT BE CH DE DK ES FI FR GB GR IE IT NL NO PL PT SE US | EUR GBP SEK NOK DKK CHF PLN USD | holds
  AFTERPAY | Afterpay | PAY_LATER | AU CA NZ US | AUD CAD NZD USD |
  CLEARPAY | Clearpay | PAY_LATER | GB | GBP |
  AFFIRM | Affirm | PAY_LATER | US CA | USD CAD |
  ALMA | Alma | PAY_LATER | FR BE ES IT DE LU NL PT | EUR |
  SCALAPAY | Scalapay | PAY_LATER | IT FR ES PT | EUR |
  TABBY | Tabby | PAY_LATER | AE SA KW BH | AED SAR KWD BHD | holds
  TAMARA | Tamara | PAY_LATER | SA AE KW | SAR AED KWD |
  BITCOIN | Bitcoin | CRYPTO | * | * |
  ETHEREUM | Ether | CRYPTO | * | * |
  USDT | Tether (USDT) | CRYPTO | * | * |
  USDC | USD Coin (USDC) | CRYPTO | * | * |
  MULTIBANCO | Multibanco | VOUCHERS | PT | EUR |
  BOLETO | Boleto Bancário | VOUCHERS | BR | BRL |
  OXXO | OXXO | VOUCHERS | MX | MXN |
  KONBINI | Konbini | VOUCHERS | JP | JPY |
  PAYSAFECARD | paysafecard | VOUCHERS | ${sepa} | EUR GBP CHF PLN SEK NOK DKK CZK HUF RON |
  SEPA_CREDIT_TRANSFER | SEPA credit transfer | BANK_TRANSFER_EU | ${sepa} | EUR |
  SEPA_DIRECT_DEBIT | SEPA direct debit | BANK_TRANSFER_EU | ${sepa} | EUR |
  SEPA_INSTANT | SEPA Instant | BANK_TRANSFER_EU | ${sepa} | EUR |
  IRIS | IRIS | BANK_TRANSFER_GR | GR | EUR |
  SOFORT | Sofort | BANK_TRANSFER_DE | DE AT | EUR |
  EPS | EPS | BANK_TRANSFER_AT | AT | EUR |
  IDEAL | iDEAL | BANK_TRANSFER_NL | NL | EUR |
  KBC_CBC | KBC/CBC | BANK_TRANSFER_BE | BE | EUR |
  BELFIUS | Belfius | BANK_TRANSFER_BE | BE | EUR |
  MYBANK | MyBank | BANK_TRANSFER_IT | IT GR ES | EUR |
  BLIK | BLIK | BANK_TRANSFER_PL | PL | PLN |
  PRZELEWY24 | Przelewy24 | BANK_TRANSFER_PL | PL | PLN EUR |
  BANK_LINKS_EE | Bank links Estonia | BANK_TRANSFER_EE | EE | EUR |
  BANK_LINKS_LV | Bank links Latvia | BANK_TRANSFER_LV | LV | EUR |
  BANK_LINKS_LT | Bank links Lithuania | BANK_TRANSFER_LT | LT | EUR |
  FINNISH_BANKS | Finnish online banks | BANK_TRANSFER_FI | FI | EUR |
  TRUSTLY | Trustly | BANK_TRANSFER_SE | SE FI EE NO DK | SEK EUR NOK DKK |
  FASTER_PAYMENTS | Faster Payments | BANK_TRANSFER_GB | GB | GBP |
  BACS | Bacs direct debit | BANK_TRANSFER_GB | GB | GBP |
  ACH | ACH | BANK_TRANSFER_US | US | USD |
  SBP | SBP | BANK_TRANSFER_RU | RU | RUB |
  ERIP | ERIP | BANK_TRANSFER_BY | BY | BYN |
  KASPI | Kaspi | BANK_TRANSFER_KZ | KZ | KZT |
  PIX | Pix | BANK_TRANSFER_BR | BR | BRL |
  SPEI | SPEI | BANK_TRANSFER_MX | MX | MXN |
  PSE | PSE | BANK_TRANSFER_CO | CO | COP |
  WEBPAY | Webpay | BANK_TRANSFER_CL | CL | CLP |
  UPI | UPI | BANK_TRANSFER_IN | IN | INR |
  PROMPTPAY | PromptPay | BANK_TRANSFER_TH | TH | THB |
  PAYNOW | PayNow | BANK_TRANSFER_SG | SG | SGD |
  DUITNOW | DuitNow | BANK_TRANSFER_MY | MY | MYR |
  FPX | FPX | BANK_TRANSFER_MY | MY | MYR |
  QRIS | QRIS | BANK_TRANSFER_ID | ID | IDR |
  VIETQR | VietQR | BANK_TRANSFER_VN | VN | VND |
  PAYID | PayID | BANK_TRANSFER_AU | AU | AUD |
  BENEFIT_PAY | BenefitPay | BANK_TRANSFER_BH | BH | BHD |
  KNET | KNET | BANK_TRANSFER_KW | KW | KWD |
  FAST_TR | FAST | BANK_TRANSFER_TR | TR | TRY |
  EFT_ZA | Instant EFT | BANK_TRANSFER_ZA | ZA | ZAR |
  RAAST | Raast | BANK_TRANSFER_PK | PK | PKR |
`;

const listed = (text: string) => (text === '*' ? [] : text.split(' '));

export const methodLines: readonly MethodEntry[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', title = '', group = '', countries = '', currencies = '', holds] = line
      .split('|')
      .map((part) => part.trim());
    return {
      name,
      title,
      group,
      countries: listed(countries),
      currencies: listed(currencies),
      holds: holds === 'holds',
      enabled: true,
    };
  });
