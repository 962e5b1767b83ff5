package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.laws.Sample;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code decide --take-live --drifted} of texts whose sides do not write equal new lines: what git
 * merges without a conflict is taken, and where it finds one, local stays.
 */
class DriftedTextsLawsTest {
  private static final int TEXTS = 1_000;
  private static final FieldPath TEXT = FieldPath.of("data", "t");

  private final Random random = Sample.random();
  @TempDir Path folder;

  /** A text in three documents. */
  private record Texts(List<String> base, List<String> local, List<String> live) {}

  @Test
  void textsAreDecidedAsGitMergesThem() throws IOException, InterruptedException {
    List<Texts> all = Stream.generate(this::texts).limit(Sample.tries(TEXTS)).toList();
    write("last.yaml", all.stream().map(Texts::base).toList());
    write("local.yaml", all.stream().map(Texts::local).toList());
    write("live.yaml", all.stream().map(Texts::live).toList());
    new Shell(folder)
        .run(
            "decide",
            "--take-live",
            "--drifted",
            "-f",
            folder.resolve("local.yaml").toString(),
            "--live",
            folder.resolve("live.yaml").toString(),
            "--last-applied",
            folder.resolve("last.yaml").toString());
    List<ManifestObject> after =
        ManifestFile.read("local.yaml", Files.readString(folder.resolve("local.yaml"))).objects();
    for (int i = 0; i < all.size(); i++) {
      assertThat(Fields.at(after.get(i).value(), TEXT))
          .as(all.get(i).toString())
          .contains(new StringValue(merged(all.get(i))));
    }
  }

  private String merged(Texts texts) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("base"), String.join("", texts.base()));
    Files.writeString(folder.resolve("ours"), String.join("", texts.local()));
    Files.writeString(folder.resolve("theirs"), String.join("", texts.live()));
    Process git =
        new ProcessBuilder("git", "merge-file", "-p", "--ours", "ours", "base", "theirs")
            .directory(folder.toFile())
            .start();
    String merged = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(git.waitFor()).isZero();
    return merged;
  }

  private void write(String name, List<List<String>> texts) throws IOException {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      String text = CanonicalJson.write(new StringValue(String.join("", texts.get(i))));
      out.append("---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c")
          .append(i)
          .append("\ndata:\n  t: ")
          .append(text)
          .append('\n');
    }
    Files.writeString(folder.resolve(name), out);
  }

  private Texts texts() {
    List<String> base = new ArrayList<>();
    for (int i = 4 + random.nextInt(12); i > 0; i--) {
      base.add("line " + i + "\n");
    }
    return new Texts(base, edited(base, "local"), edited(base, "live"));
  }

  private List<String> edited(List<String> base, String who) {
    List<String> edited = new ArrayList<>(base);
    for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
      int at = 1 + random.nextInt(edited.size() - 1);
      switch (random.nextInt(3)) {
        case 0 -> edited.remove(at);
        case 1 -> edited.set(at, edited.get(at).strip() + " changed " + random.nextInt(3) + "\n");
        default -> edited.add(at, "new in " + who + " " + random.nextInt(100) + "\n");
      }
      if (edited.size() < 3) {
        break;
      }
    }
    return edited;
  }
}
