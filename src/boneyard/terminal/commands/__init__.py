"""The commands of `boneyard`, one file each."""
