-- What one of a service costs, where the organiser says it.
ALTER TABLE service ADD COLUMN price DECIMAL(9,2);
