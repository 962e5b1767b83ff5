package dev.tripatch.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.guide.GuideSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.Picture;
import dev.tripatch.ui.app.WindowPicture;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;

/**
 * The pictures of the guide, and that of the README, show the window as it is: each is drawn again
 * by the {@code tripatch render} in the comment above it. {@code mvn -q test -Dtest=Guide*
 * -Dguide.write=true} draws those that differ.
 */
class GuidePicturesTest {
  private static final Pattern PICTURE =
      Pattern.compile("<!-- tripatch render (.*) -->\n!\\[[^]]+]\\(([^)]+)\\)");

  /** Edges of letters are drawn a little darker or lighter elsewhere. */
  private static final int OF_COLOR = 60;

  private static final int PIXELS = 12;

  /** Read once for all pictures. */
  private static final BundledCatalog CATALOG = new BundledCatalog();

  /** Where to look at those that differ. */
  private static final Path DIFFERENT = Path.of("target", "guide");

  @TempDir private Path folder;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  static List<Path> pages() throws IOException {
    return Stream.concat(Stream.of(Path.of("README.md")), GuideSource.pages().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void itsPicturesAreDrawnNow(Path page) throws IOException {
    String text = Files.readString(page);
    Matcher picture = PICTURE.matcher(text);
    GuideSource.writeFiles(folder);
    Path pageFolder = Objects.requireNonNull(page.toAbsolutePath().getParent(), "in a folder");
    while (picture.find()) {
      Path kept = pageFolder.resolve(picture.group(2));
      Path drawn = draw(pageFolder, List.of(picture.group(1).split(" ")), kept);
      if (GuideSource.WRITES && differs(kept, drawn)) {
        Files.copy(drawn, kept, StandardCopyOption.REPLACE_EXISTING);
      }
      if (differs(kept, drawn)) {
        Files.createDirectories(DIFFERENT);
        Files.copy(
            drawn,
            DIFFERENT.resolve(String.valueOf(kept.getFileName())),
            StandardCopyOption.REPLACE_EXISTING);
      }
      assertThat(differs(kept, drawn))
          .as("%s is no longer what it shows: see %s", kept, DIFFERENT)
          .isFalse();
      assertThat(Files.size(kept)).as("bytes of %s", kept).isLessThan(260_000);
    }
    assertThat(text.split("\\.png\\)", -1).length)
        .as("each picture has the command that draws it")
        .isEqualTo((int) PICTURE.matcher(text).results().count() + 1);
  }

  @Test
  void oneOtherWordIsFound() throws IOException {
    GuideSource.writeFiles(folder);
    Path local = folder.resolve("web.yaml");
    String text = Files.readString(local);
    Path cat = drawSmall("cat.png", local, text.replace("name: web\n", "name: web # cat\n"));
    assertThat(differs(cat, drawSmall("same.png", local, Files.readString(local)))).isFalse();
    assertThat(
            differs(
                cat, drawSmall("cow.png", local, Files.readString(local).replace("cat", "cow"))))
        .isTrue();
  }

  private Path drawSmall(String name, Path local, String text) throws IOException {
    Files.writeString(local, text);
    List<String> words = List.of(name, "--local", "web.yaml", "--size", "800x500");
    return draw(folder, words, folder.resolve(name));
  }

  private Path draw(Path pageFolder, List<String> words, Path kept) throws IOException {
    RenderOptions options =
        WindowArguments.ofPicture(words.stream().map(word -> inFolder(pageFolder, word)).toList())
            .orElseThrow();
    StartSchemas.Started schemas =
        new StartSchemas(Schemas.of(CATALOG), Optional.empty()).of(options.documents);
    StartDocuments documents =
        new StartFiles(
                new DocumentFiles(), new PipedTexts(InputStream.nullInputStream(), line -> {}))
            .open(options.documents)
            .with(schemas.over());
    WindowPicture window =
        new WindowPicture(
            new WindowServices(new Workbench(schemas.builtIn().source()), Optional.empty(), "test")
                .in(Map.of()));
    Path drawn = folder.resolve("drawn-" + kept.getFileName());
    if (options.steps) {
      String number = kept.toString().replaceFirst(".*-(\\d+)\\.png", "$1");
      List<Picture> steps = window.drawSteps(content -> content.open(documents), options.look());
      Picture.write(drawn, steps.get(Integer.parseInt(number) - 1).asPng());
    } else {
      window.draw(documents, options.look(), drawn);
    }
    return drawn;
  }

  /** The guide's own files are in the folder that the reader has; a case is beside the picture. */
  private String inFolder(Path pageFolder, String word) {
    Path own = folder.resolve(word);
    if (Files.exists(own)) {
      return own.toString();
    }
    Path beside = pageFolder.resolve(word);
    return word.contains(".tripatch") ? beside.toString() : word;
  }

  private static boolean differs(Path kept, Path drawn) throws IOException {
    if (!Files.exists(kept)) {
      return true;
    }
    BufferedImage one = ImageIO.read(kept.toFile());
    BufferedImage other = ImageIO.read(drawn.toFile());
    if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
      return true;
    }
    int others = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        others += isOther(one.getRGB(x, y), other.getRGB(x, y)) ? 1 : 0;
      }
    }
    return others > PIXELS;
  }

  private static boolean isOther(int one, int other) {
    for (int shift = 0; shift < 24; shift += 8) {
      if (Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > OF_COLOR) {
        return true;
      }
    }
    return false;
  }
}
