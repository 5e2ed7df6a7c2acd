-- a sheet names products by their codes as people type them
create index products_upper_code_idx on products (upper(code));
