import { MAX_PHOTO_BYTES, photoTypes } from '@bra/contract/ground/photo-limits'
import { photos } from '@bra/contract/ground/photos'
import type { Reply } from '@bra/contract/kit/api'
import { useState } from 'react'
import { routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { photoTexts } from './texts.ts'

export const accepted = photoTypes.join(',')

/** Uploads one photo; returns its address, or why it was not taken. */
export function useUploadOne() {
  const t = useText()
  const call = useCall()
  const problemOf = (file: File) => {
    if (!(photoTypes as readonly string[]).includes(file.type)) return t(photoTexts.badType, { name: file.name })
    return file.size > MAX_PHOTO_BYTES ? t(photoTexts.tooLarge, { name: file.name }) : null
  }
  return async (file: File): Promise<{ image?: string; wrong?: string }> => {
    const wrong = problemOf(file)
    if (wrong) return { wrong }
    try {
      const { image } = (await call(routeOf(photos.upload), { body: file })) as Reply<typeof photos.upload>
      return { image }
    } catch (error) {
      return { wrong: `${file.name}: ${refusalOf(error, t)}` }
    }
  }
}

/** Uploads photos one after the other up to the limit; returns the addresses of those that succeeded. */
export function useUpload() {
  const t = useText()
  const uploadOne = useUploadOne()
  const [left, setLeft] = useState(0)
  const [problems, setProblems] = useState<string[]>([])
  const upload = async (chosen: File[], room: number) => {
    const files = chosen.slice(0, room)
    const over = chosen.length - files.length
    setProblems(over > 0 ? [t(photoTexts.leftOut, { count: over })] : [])
    setLeft(files.length)
    const images: string[] = []
    for (const file of files) {
      const { image, wrong } = await uploadOne(file)
      if (image) images.push(image)
      if (wrong) setProblems((told) => [...told, wrong])
      setLeft((count) => count - 1)
    }
    return images
  }
  return { upload, left, problems }
}
