/** The forms' quick rule, without the server's library: the server decides. */
export const isEmail = (text: string): boolean => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(text.trim());
