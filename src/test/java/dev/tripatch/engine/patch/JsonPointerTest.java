package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Value;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RFC 6901. */
class JsonPointerTest {
  private static final Value DOCUMENT =
      Json.read(
          "{'foo':['bar','baz'],'':0,'a/b':1,'c%d':2,'e^f':3,'g|h':4,'i\\\\j':5,'k\\'l':6,"
              + "' ':7,'m~n':8}");

  /** Section 5. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "/foo/0,'bar'",
        "/,0",
        "/a~1b,1",
        "/c%d,2",
        "/e^f,3",
        "/g|h,4",
        "/i\\j,5",
        "/k\"l,6",
        "`/ `,7",
        "/m~0n,8"
      })
  void findsTheValue(String pointer, String value) {
    JsonPointer read = JsonPointer.parse(pointer).orElseThrow();
    assertThat(read).hasToString(pointer);
    assertThat(new JsonPatch(List.of(new Operation.Test(read, Json.read(value)))).apply(DOCUMENT))
        .isEqualTo(new JsonPatch.Applied(DOCUMENT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "/~", "/a~2", "/~01~"})
  void refusesOtherSyntax(String text) {
    assertThat(JsonPointer.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100_000})
  void longPointersAreRead(int length) {
    assertThat(JsonPointer.parse("/" + "a/".repeat(length)).orElseThrow().tokens())
        .hasSize(length + 1);
  }
}
