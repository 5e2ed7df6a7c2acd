import { z } from 'zod'
import { from, withoutSlash } from './setting.ts'

export const bucketSettings = z.object({
  /** Uploaded files go to this bucket instead of the data folder; the address excludes the bucket. */
  endpoint: from('S3_ENDPOINT', z.url().transform(withoutSlash).optional()),
  bucket: from('S3_BUCKET', z.string().min(3).optional()),
  region: from('S3_REGION', z.string().min(1).default('us-east-1')),
  accessKeyId: from('S3_ACCESS_KEY_ID', z.string().min(1).optional()),
  secretAccessKey: from('S3_SECRET_ACCESS_KEY', z.string().min(1).optional()),
})

export const bucketOf = ({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: z.output<typeof bucketSettings>) =>
  endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null
