package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which starts compare two sides, and which of them are for a window. */
class TwoSidesTest {
  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, generation: 1}\ndata: {a: b}\n";

  @TempDir private Path folder;

  private String folder(String name) throws IOException {
    return Files.createDirectory(folder.resolve(name)).toString();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void kubectlIsKnownByItsTwoFolders() throws IOException {
    String live = folder("LIVE-123");
    String merged = folder("MERGED-45");

    assertThat(TwoSides.isHook(List.of(live, merged))).isTrue();
    assertThat(TwoSides.isHook(List.of(live, merged, "--text"))).isTrue();
    assertThat(TwoSides.isHook(List.of(merged, live))).isFalse();
    assertThat(TwoSides.isHook(List.of(live))).isFalse();
    assertThat(TwoSides.isHook(List.of(live, file("MERGED-6", "")))).isFalse();
    assertThat(TwoSides.isHook(List.of("LIVE-1", "MERGED-1"))).isFalse();
    assertThat(TwoSides.isHook(List.of("\0", "\0"))).isFalse();
  }

  @Test
  void aWindowIsForObjectsThatDiffer() throws IOException {
    String one = file("one.yaml", MAP);
    String other = file("other.yaml", MAP.replace("a: b", "a: c"));
    String counted = file("counted.yaml", MAP.replace("generation: 1", "generation: 2"));
    String values = file("values.yaml", "a: b\n");

    assertThat(TwoSides.areForWindow(List.of("diff", one, other))).isTrue();
    assertThat(TwoSides.areForWindow(List.of("diff", one, "/dev/null"))).isTrue();
    assertThat(TwoSides.areForWindow(List.of("diff", one, other, "--text"))).isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", one, other, "--show-secrets"))).isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", one, counted))).isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", values, file("more.yaml", "a: c\n"))))
        .isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", one, "-"))).as("read once").isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", one))).isFalse();
    assertThat(TwoSides.areForWindow(List.of("diff", one, folder.toString()))).isFalse();
  }

  @Test
  void aFileWhoseNameLooksLikeAnOptionIsAFile() {
    Path named = Path.of("-leading-dash-of-a-test.yaml");
    try {
      Files.writeString(named, MAP);
      assertThat(TwoSides.words(List.of("diff", named.toString(), "-x", "--text")))
          .containsExactly("diff", Path.of(".", named.toString()).toString(), "-x", "--text");
    } catch (IOException failed) {
      throw new AssertionError(failed);
    } finally {
      assertThat(named.toFile().delete()).isTrue();
    }
  }
}
