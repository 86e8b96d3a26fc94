# Prints the earlier versions of a file, latest first, with the paths that it had; then an empty line, the branch to push
# to or HEAD, and the files of content/ that differ from it. $1 is the file; the others are its paths under earlier
# addresses. A version is a tab, its id, a tab, its age and author; its path follows in a line of its own.
# By default (core.quotePath), Git writes codes for letters that are not in ASCII.
for path in "$@"; do
  # A file that has just been moved is not known to Git under its new path.
  git cat-file -e "HEAD:./$path" || continue
  # The present version is not an earlier one. With --follow, Git's own --skip leaves out too much.
  first=1
  git diff --quiet HEAD -- "$path" && first=3
  git -c core.quotePath=false log --follow -9 --relative --name-only --format="%x09%h%x09%ar, by %an" -- "$path" |
    grep -v '^$' | tail -n +"$first"
  break
done
echo
branch=$(git rev-parse --abbrev-ref "@{upstream}") || branch=HEAD
echo "$branch"
git -c core.quotePath=false diff --relative --name-only --merge-base "$branch" -- content
git -c core.quotePath=false ls-files --others --exclude-standard -- content
