package dev.tripatch.ui.app;

import dev.tripatch.path.FieldPath;
import dev.tripatch.ui.model.NamedText;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.model.Texts;
import dev.tripatch.ui.sample.PictureSample;
import dev.tripatch.ui.sample.WholeTextOpener;
import dev.tripatch.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;

/** Draws the example in both themes and some sizes, to be looked at: {@code target/screenshots}. */
public final class WindowPictures {

  private WindowPictures() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "screenshots"));
    Platform.startup(() -> Platform.setImplicitExit(false));
    WindowPicture picture =
        new WindowPicture(
            new WindowServices(
                PictureSample.comparer(), new WholeTextOpener(), Optional.empty(), "test"));
    try {
      drawAll(picture, folder);
    } finally {
      Platform.exit();
    }
  }

  private static void drawAll(WindowPicture picture, Path folder) throws IOException {
    for (Theme theme : Theme.values()) {
      for (int[] size : new int[][] {{1600, 1000}, {1280, 800}, {1920, 1080}, {900, 700}}) {
        Path png = folder.resolve("example-" + theme + "-" + size[0] + ".png");
        picture.draw(documents(PictureSample.texts()), look(size, theme), png);
        System.out.println(png);
      }
    }
  }

  private static WindowPicture.Look look(int[] size, Theme theme) {
    return new WindowPicture.Look(
        size[0], size[1], theme, Optional.of(FieldPath.parse("spec.strategy.rollingUpdate")));
  }

  static StartDocuments documents(Texts texts) {
    return new StartDocuments(
        texts.lastApplied().map(WindowPictures::open),
        Optional.of(open(texts.local())),
        Optional.of(open(texts.live())));
  }

  private static OpenDocument open(NamedText text) {
    return OpenDocument.unfiled(text.name(), text.text());
  }
}
