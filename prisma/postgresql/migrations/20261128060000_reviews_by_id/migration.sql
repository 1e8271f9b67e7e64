-- SQLite stores the table anew here; PostgreSQL has nothing to change.
SELECT 1;
