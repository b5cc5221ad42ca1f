-- Files that members stored, and whose they are: nobody publishes or removes the file of somebody else.
create table uploaded_file (
  name text primary key,
  user_id bigint not null,
  purpose text not null,
  -- What the bytes are: webp, mp4, ogg, flv, avi, wmv, rmvb
  type text not null,
  bytes bigint not null,
  -- Something shows it. A video nobody published is removed after a day.
  is_used boolean not null default false,
  created_at bigint not null
);
create index uploaded_file_left on uploaded_file (created_at) where purpose = 'work' and not is_used;
create index uploaded_file_of on uploaded_file (user_id, created_at desc);

-- Uploads that arrive in parts; how far they are is asked of the draft on the disk.
create table upload_session (
  id text primary key,
  user_id bigint not null,
  purpose text not null,
  key text not null,
  file_name text not null,
  bytes bigint not null,
  -- Name of the stored file once everything has arrived.
  stored_name text,
  created_at bigint not null,
  expires_at bigint not null
);
create index upload_session_of on upload_session (user_id, created_at);
create index upload_session_expiry on upload_session (expires_at);
