export const lists = {
  empty: '',
}
