/** Returns an EAN-13: 789, five digits of the maker, four of the item, the check digit. */
export function eanOf(maker: number, item: number): string {
  const body = `789${String(maker).padStart(5, '0')}${String(item).padStart(4, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
