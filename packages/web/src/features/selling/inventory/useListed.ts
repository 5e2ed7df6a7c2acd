import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type IndexAsked, indexQuery } from './inventory.data.ts'

/** The list does not change while a cell is open, so that nothing moves under the editor. */
export function useListed(asked: IndexAsked) {
  const index = useQuery(indexQuery(asked))
  const [isTyping, setTyping] = useState(false)
  const [still, setStill] = useState(index.data)
  if (!isTyping && still !== index.data) setStill(index.data)
  const shown = isTyping ? still : index.data
  const question = index.isPlaceholderData ? null : JSON.stringify(asked)
  return { index, listed: shown && { ...shown, at: index.dataUpdatedAt, question }, setTyping }
}
