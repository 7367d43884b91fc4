/** @param {string} name `waitlist-entry` becomes `waitlistEntry` */
export const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} name `waitlist-entry` becomes `WaitlistEntry` */
export const pascalCase = (name) => camelCase(`-${name}`);

/** @param {string} name `waitlistEntry` becomes `waitlist-entry` */
export const kebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} name `waitlist-entry` becomes `Waitlist entry` */
export const sentenceCase = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
