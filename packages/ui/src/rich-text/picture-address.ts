/** A path on this origin. An external picture would tell its server who reads the letter, and when. */
export const isPictureAddress = (text: string): boolean => /^\/(?!\/)[\w./-]{1,500}$/.test(text);
