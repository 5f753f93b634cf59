-- Thresholds in the units in which printers name them: inks in percent, files in megabytes.
UPDATE "print_setting" SET "thresholds" =
  ("thresholds" - 'rich_black_k' - 'rich_black_sum' - 'image_bytes_info')
  || CASE WHEN "thresholds" ? 'rich_black_k'
    THEN jsonb_build_object('rich_black_k_percent', ("thresholds"->>'rich_black_k')::numeric * 100) ELSE '{}' END
  || CASE WHEN "thresholds" ? 'rich_black_sum'
    THEN jsonb_build_object('rich_black_sum_percent', ("thresholds"->>'rich_black_sum')::numeric * 100) ELSE '{}' END
  || CASE WHEN "thresholds" ? 'image_bytes_info'
    THEN jsonb_build_object('image_mb_info', ("thresholds"->>'image_bytes_info')::numeric / 1000000) ELSE '{}' END;
