import { useNavigate } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { idOf, paths } from '../../../lib/paths.ts'

/** Reads the id of one entry from the address, as the inbox links it; `onDone` then goes back to the inbox. */
export function useEntry(name: string) {
  const { query } = useAddress()
  const navigate = useNavigate()
  const id = idOf(query.get(name) ?? undefined)
  return { id, onDone: () => void (id !== null && navigate(paths.admin())) }
}
