import { MAX_PHOTO_BYTES, photos, photoTypes } from '@bra/contract/photos'
import type { Reply } from '@bra/contract/api'
import { useState } from 'react'
import { routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'

export const accepted = photoTypes.join(',')

/** Uploads one photo after the other; gives the addresses of those that came through. */
export function useUpload() {
  const t = useText()
  const call = useCall()
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const problemOf = (file: File) => {
    if (!(photoTypes as readonly string[]).includes(file.type)) return t('photos.badType', { name: file.name })
    return file.size > MAX_PHOTO_BYTES ? t('photos.tooLarge', { name: file.name }) : null
  }
  const uploadOne = async (file: File) => {
    const wrong = problemOf(file)
    if (wrong) return setProblem(wrong)
    try {
      const { image } = (await call(routeOf(photos.upload), { body: file })) as Reply<typeof photos.upload>
      return image
    } catch (error) {
      setProblem(`${file.name}: ${refusalOf(error, t)}`)
      return
    }
  }
  const upload = async (files: File[]) => {
    setProblem(null)
    setLeft(files.length)
    const images: string[] = []
    for (const file of files) {
      const image = await uploadOne(file)
      if (image) images.push(image)
      setLeft((count) => count - 1)
    }
    return images
  }
  return { upload, left, problem }
}
