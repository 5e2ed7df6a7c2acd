import { clsx } from 'clsx'
import { CardArt } from '../../../ui/CardArt.tsx'
import { Picture, useFallback } from '../../../ui/Picture.tsx'

interface OrderPictureProps {
  name: string
  images: { image: string }[]
  className: string
}

/** A card fills its frame; other goods are shown whole in the middle of it. */
export function OrderPicture({ name, images, className }: OrderPictureProps) {
  const src = images[0]?.image
  const { isMissing, fail } = useFallback(src)
  if (isMissing || !src) return <CardArt src={null} name={name} className={clsx('flex-none', className)} />
  return (
    <span
      className={clsx(
        'relative block aspect-[63/88] flex-none overflow-hidden rounded-card bg-sunken before:absolute before:inset-0 before:rounded-card before:inset-ring before:inset-ring-ring-card',
        className,
      )}
    >
      <Picture
        src={src}
        alt=""
        width={63}
        height={88}
        sizes="56px"
        className="size-full object-contain"
        onFail={fail}
      />
    </span>
  )
}
