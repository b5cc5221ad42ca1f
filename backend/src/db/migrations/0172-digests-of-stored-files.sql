-- SHA-256 of a stored file in hex: a byte that changed on the disk is noticed. Null: stored before digests were kept.
alter table uploaded_file add column sha256 text;
alter table private_documents add column sha256 text;
