import { useNavigate } from 'react-router'
import { useAddress } from '../../lib/address.ts'
import { idOf, paths } from '../../lib/paths.ts'

/** The one that the address names, as the inbox does, and the way back there once it is decided. */
export function useEntry(name: string) {
  const { query } = useAddress()
  const navigate = useNavigate()
  const id = idOf(query.get(name) ?? undefined)
  return { id, onDone: () => void (id !== null && navigate(paths.admin())) }
}
