export const home = {
  empty: '',
}
