# Prints the earlier versions of the file $1 (an id, a space, its age and author), latest first, then an empty line,
# the branch to push to or HEAD, and the files of content/ that differ from it. By default (core.quotePath), Git writes
# codes for letters that are not in ASCII.
git diff --quiet HEAD -- "$1" && skip=1
git log -8 --skip="${skip:-0}" --format="%h %ar, by %an" -- "$1"
echo
branch=$(git rev-parse --abbrev-ref "@{upstream}") || branch=HEAD
echo "$branch"
git -c core.quotePath=false diff --relative --name-only --merge-base "$branch" -- content
git -c core.quotePath=false ls-files --others --exclude-standard -- content
