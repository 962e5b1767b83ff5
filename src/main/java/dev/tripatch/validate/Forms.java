package dev.tripatch.validate;

import dev.tripatch.prose.Prose;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A form that texts may be required to have.
 *
 * @param longest how many characters it may have
 * @param shown what people are told of it
 */
record Forms(Pattern pattern, int longest, String shown) {
  private static final Map<String, Forms> BY_NAME =
      Prose.lines(Forms.class, "/dev/tripatch/validate/forms.txt")
          .map(line -> line.split(" ", 5))
          .collect(
              Collectors.toUnmodifiableMap(
                  parts -> parts[0],
                  parts ->
                      new Forms(Pattern.compile(parts[2]), Integer.parseInt(parts[1]), parts[4])));

  static Forms named(String name) {
    return Objects.requireNonNull(BY_NAME.get(name), name);
  }

  boolean fits(String text) {
    return text.length() <= longest && pattern.matcher(text).matches();
  }
}
