/** No window over a page that was opened by itself. */
export default function NoDialog() {
  return null;
}
