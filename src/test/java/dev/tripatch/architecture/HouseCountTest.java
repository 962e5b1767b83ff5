package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each number counts what it is called for, and nothing that only looks like it. */
final class HouseCountTest {
  private static final List<Pattern> REFUSED = List.of(Pattern.compile("\\bof its own$"));

  /** A text of a file, and how often it has what a number counts. */
  record Example(String number, int count, String path, String text) {

    static Example of(String number, int count, String text) {
      return new Example(number, count, "src/main/java/dev/tripatch/ui/Some.java", text);
    }

    Example in(String otherPath) {
      return new Example(number, count, otherPath, text);
    }

    Source source() {
      return new Source(path, text);
    }
  }

  static Stream<Example> examples() {
    String lines =
        """
        package a;
        import b;

        /* c
           d */ int e; // "f
        // g
        String h = "//"; char i = '"'; // j
        String k = \"""
          // \\\""" l
          \""";
        """;
    String script = "# a\nb() { # c\n\n}\n";
    return Stream.of(
        Example.of("code", 5, lines),
        Example.of("code.ui", 5, lines),
        Example.of("code.resources", 2, script).in("src/main/resources/a.bash"),
        Example.of(HouseCount.TEST_CODE, 5, lines).in("src/test/java/Some.java"),
        Example.of("files", 1, lines),
        Example.of("packages", 1, lines),
        Example.of("files-small", 1, "a;\n".repeat(15) + "}\n".repeat(9)),
        Example.of("files-small", 0, "a;\n".repeat(16)),
        Example.of("files-small", 0, "enum A implements Wording {\n  B\n}"),
        Example.of("files-small", 0, "package a;")
            .in("src/main/java/dev/tripatch/ui/package-info.java"),
        Example.of("file-largest", 601, "\n".repeat(601)),
        Example.of("file-largest", 600, "a;"),
        Example.of(
            "constructors-wide", 1, "record A<T>(@B(1) M<K, V> a, int b, c, d, e, f, g, h) {}"),
        Example.of("constructors-wide", 1, "  public A(a, b, c, d, e, f, g, h) throws X {}"),
        Example.of(
            "constructors-wide", 0, "record A(M<K, M<K, V>> a, b, c, d, e, f, g) implements B {}"),
        Example.of(
            "constructors-wide",
            0,
            "x = new A(a, b, c, d, e, f, g, h) {};\n A(a, b, c, d, e, f, g, h);"),
        Example.of("schema-asked", 1, "a instanceof ObjectSchema b // instanceof ObjectSchema"),
        Example.of("schema-asked", 0, "a instanceof ObjectSchema b")
            .in("src/main/java/dev/tripatch/schema/Some.java"),
        Example.of("switches-over-values", 1, "case MapValue a -> b; case ListValue c -> d;"),
        Example.of("switches-over-values", 0, "case Map a -> new MapValue();"),
        Example.of(
            "words-refused", 2, "// has a key of\n  // its own\n int a;\n/** B of\n * its own */"),
        Example.of("words-refused", 0, "a(\"// of its own\");"),
        Example.of("new-catalog-in-tests", 1, "new BundledCatalog(); \"new BundledCatalog()\"")
            .in("src/test/java/Some.java"),
        Example.of("parameters-none", 4, "none -> a; (none, b) -> c; void d(E<F> none, G none) {}"),
        Example.of("parameters-none", 0, "a(none, b, none); return none; Label none = c(none);"),
        Example.of("commands", 1, "@Command(name = \"a\") // @Command("),
        Example.of(
            "options",
            3,
            "@Option(names = {\"-a\", \"--ab\"}) @Option(\n"
                + " names = \"--ab\") @Option(names = AB, hidden = true)@Option(names = \"--c-d\","
                + " paramLabel = \"--e\")"),
        Example.of("actions", 2, "Action.of(\"A\") Action.toggling(\"B\") OtherAction.of(\"C\")"),
        Example.of("tabs", 2, "LowerTab.of(a) new LowerTab(b) LowerTab.with(c)"),
        Example.of("tabs", 0, "new LowerTab(a)").in("src/main/java/dev/tripatch/ui/LowerTab.java"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void countsWhatItIsCalledFor(Example example) {
    assertThat(HouseCount.of(List.of(example.source()), REFUSED))
        .containsEntry(example.number(), example.count());
  }

  @Test
  void everyNumberHasAnExample() {
    List<Source> sources = examples().map(Example::source).toList();

    assertThat(examples().map(Example::number))
        .containsAll(
            HouseCount.of(sources, REFUSED).keySet().stream()
                .filter(name -> !name.startsWith("code."))
                .toList());
  }
}
