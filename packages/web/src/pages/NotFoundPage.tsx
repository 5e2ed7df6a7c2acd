import { refusePage } from '../lib/page.ts'

export const loader = () => refusePage()

export default function NotFoundPage() {
  return null
}
