/** iPhones and iPads install through their share menu only. iPads call themselves Macintosh. */
export const isAppleTouchDevice = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
