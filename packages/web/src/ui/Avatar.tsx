import { clsx } from 'clsx'
import { Picture, useFallback } from './Picture.tsx'

interface AvatarProps {
  src?: string | null
  name: string
  shape?: 'store' | 'person'
  size?: 32 | 36 | 48 | 72
}

const sides = { 32: 'size-8 text-caption', 36: 'size-9 text-small', 48: 'size-12 text-body', 72: 'size-18 text-h3' }

/** The name stands beside it, so screen readers skip the picture. */
export function Avatar({ src, name, shape = 'store', size = 36 }: AvatarProps) {
  const { isMissing, fail } = useFallback(src)
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid flex-none place-items-center overflow-hidden bg-mata-soft font-bold text-on-mata-soft',
        shape === 'person' ? 'rounded-full' : 'rounded-tag',
        sides[size],
      )}
    >
      {isMissing || !src ? (
        initials(name)
      ) : (
        <Picture
          src={src}
          alt=""
          width={size}
          height={size}
          sizes={`${size}px`}
          className="size-full object-cover"
          onFail={fail}
        />
      )}
    </span>
  )
}

const initials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}|^\d/u.test(word))
  return [words[0], words.at(-1)]
    .slice(0, words.length > 1 ? 2 : 1)
    .map((word) => word?.[0] ?? '')
    .join('')
}
