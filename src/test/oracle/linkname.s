// diffMaps in strategic.go has no body, which Go takes only in a package that has assembly.
