/** Links in running text are underlined; links that stand alone are recognized by colour and weight. */
export const linkStyle = 'rounded-[3px] font-semibold text-mata underline underline-offset-3 hover:text-mata-hover'
export const loneLinkStyle =
  'rounded-[3px] font-semibold text-mata hover:text-mata-hover hover:underline underline-offset-3'
export const quietLinkStyle = 'rounded-[3px] text-ink-2 hover:text-ink hover:underline underline-offset-3'

/** For the category bar; mark the open page with `aria-current="page"`. */
export const navLinkStyle =
  'transition-quiet inline-flex min-h-11 items-center border-b-2 border-transparent text-label font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-mata aria-[current=page]:font-bold aria-[current=page]:text-ink'
