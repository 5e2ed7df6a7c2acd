import { redirect } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** What the centre is stands in a text; its own screens are not built yet. */
export const loader = () => redirect(paths.text('bra-center'))

export default function BraCenterPage() {
  return null
}
