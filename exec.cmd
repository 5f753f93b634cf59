@rem What `exec` of a shell is to the scripts in package.json: here the command simply runs.
@%*
