-- Why a video was refused or hidden: its owner reads it beside the video.
alter table video add column remark text not null default '';
