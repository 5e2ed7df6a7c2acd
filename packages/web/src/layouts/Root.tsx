import { Outlet, ScrollRestoration } from 'react-router'

/** Around every layout: what outlives a change of page. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
