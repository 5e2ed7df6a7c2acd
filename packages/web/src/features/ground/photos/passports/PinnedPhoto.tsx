import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { photoSized } from '../photo-size.ts'
import { type NumberedDefect, within } from './passport-draft.ts'

interface PinnedPhotoProps {
  image: string
  alt: string
  /** Width in pixels of the file that is loaded. */
  size: 240 | 1280
  children?: ReactNode
  /** Gets the place that was pressed, in thousandths of the photo's width and height. */
  onPress?: (x: number, y: number) => void
  className?: string
}

/** The whole photo stands in a frame of 4 to 5, and pins stay at their place of the photo. */
export function PinnedPhoto({ image, alt, size, children, onPress, className }: PinnedPhotoProps) {
  const [ratio, setRatio] = useState<number | null>(null)
  const measure = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth > 0) setRatio(img.naturalWidth / img.naturalHeight)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onPress?.(
      within(((event.clientX - box.left) / box.width) * 1000),
      within(((event.clientY - box.top) / box.height) * 1000),
    )
  }
  return (
    <span
      className={clsx(
        'grid aspect-[4/5] place-items-center overflow-hidden rounded-control border border-line bg-sunken',
        className,
      )}
    >
      <span
        className={clsx(
          'relative block',
          ratio === null || ratio >= 0.8 ? 'w-full' : 'h-full',
          onPress && 'cursor-crosshair',
        )}
        style={ratio === null ? undefined : { aspectRatio: ratio }}
      >
        <img
          ref={measure}
          src={photoSized(image, size)}
          alt={alt}
          loading="lazy"
          onLoad={({ currentTarget }) => measure(currentTarget)}
          className="size-full object-contain"
        />
        {/* The buttons beside the photo do the same for a keyboard. */}
        {onPress && (
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            className="absolute inset-0 size-full cursor-crosshair"
            onClick={press}
          />
        )}
        {ratio !== null && children}
      </span>
    </span>
  )
}

export const pinStyle =
  'absolute grid size-5.5 -translate-1/2 place-items-center rounded-full bg-urucum text-caption font-bold text-on-urucum tabular-nums outline-2 outline-surface'

export const placeOf = ({ x, y }: Pick<NumberedDefect, 'x' | 'y'>) => ({ left: `${x / 10}%`, top: `${y / 10}%` })

export const Pin = ({ of }: { of: NumberedDefect }) => (
  <span aria-hidden className={pinStyle} style={placeOf(of)}>
    {of.number}
  </span>
)
