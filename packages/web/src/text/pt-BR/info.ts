export const info = {
  empty: '',
}
