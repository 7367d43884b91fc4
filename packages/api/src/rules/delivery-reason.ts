/** Why a message did not arrive: it was given up, or the carrier refused it at once. */
const deliveryCodes = ['NOT_DELIVERED', 'CARRIER_REFUSED'] as const;
type DeliveryCode = (typeof deliveryCodes)[number];

/** The most that is kept of a carrier's own words. */
const LONGEST = 200;

/** The reason of an event: the code, and what the carrier says itself if it does: `NOT_DELIVERED: 550 No such user`. */
export function toDeliveryReason(code: DeliveryCode, words = ''): string {
  const line = words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  return line === '' ? code : `${code}: ${line}`;
}

/** The carrier's own words of such a reason, empty without any; undefined for a reason of anything else. */
export function readDeliveryReason(reason: string | null): string | undefined {
  const code = deliveryCodes.find((each) => reason === each || reason?.startsWith(`${each}: `));
  return code && reason?.slice(code.length + 2);
}
