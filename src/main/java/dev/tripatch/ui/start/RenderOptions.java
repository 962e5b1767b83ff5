package dev.tripatch.ui.start;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.app.WindowPicture;
import dev.tripatch.ui.theme.Theme;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** The arguments of {@code tripatch render}. */
final class RenderOptions {

  @Parameters(
      paramLabel = "OUT.png",
      converter = PictureFile.class,
      description =
          "The picture to write; with --lesson also OUT.html, or OUT.md with pictures beside it.")
  @Nullable Path picture;

  @Mixin StartOptions documents = new StartOptions();

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "light",
      converter = ThemeName.class,
      description =
          "How the window looks: light (if not given), dark, high-contrast-light,"
              + " high-contrast-dark, color-blind-light or color-blind-dark.")
  Theme theme = Theme.LIGHT;

  @Option(
      names = "--size",
      paramLabel = "WIDTHxHEIGHT",
      defaultValue = "1280x800",
      converter = SizeText.class,
      description = "The window's size in pixels; ${DEFAULT-VALUE} if not given.")
  Size size = new Size(1280, 800);

  @Option(
      names = "--select",
      paramLabel = "FIELD",
      converter = FieldText.class,
      description = "The field that is selected, such as spec.replicas.")
  @Nullable FieldPath selected;

  @Option(
      names = "--tab",
      paramLabel = "TAB",
      description =
          "The tab below the panes that is shown, such as fields; the first if not given.")
  @Nullable String table;

  @Option(
      names = "--type",
      paramLabel = "strategic|merge|json",
      converter = TypeName.class,
      description = "The format of the patch; the one that kubectl apply sends if not given.")
  @Nullable PatchFormat type;

  @Option(names = "--show-secrets", description = "Do not mask the values of a Secret.")
  boolean showSecrets;

  @Option(
      names = "--steps",
      description =
          "Draw a picture of each step, OUT-01.png and so on, and OUT.gif, which shows them in"
              + " turn.")
  boolean steps;

  @Option(
      names = "--lesson",
      paramLabel = "NAME",
      description =
          "Draw the steps of this lesson, which tripatch learn lists, or of the first in a file"
              + " such as own.md.")
  @Nullable String lesson;

  /** Whether a page is wanted, not pictures alone. */
  boolean isPage() {
    String name = String.valueOf(picture);
    return name.endsWith(".html") || name.endsWith(".md");
  }

  WindowPicture.Look look() {
    return new WindowPicture.Look(
        size.width(),
        size.height(),
        theme,
        Optional.ofNullable(selected),
        Optional.ofNullable(table),
        Optional.ofNullable(type),
        showSecrets);
  }

  /** Reads the name of a picture. */
  static final class PictureFile implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
      boolean hasNoEnding = text.substring(text.lastIndexOf('/') + 1).indexOf('.') < 0;
      if (hasNoEnding
          || text.toLowerCase(Locale.ROOT).endsWith(".png")
          || text.endsWith(".html")
          || text.endsWith(".md")) {
        return Path.of(text);
      }
      throw new TypeConversionException(
          "'" + text + "' is not the name of a PNG file; write one such as window.png");
    }
  }

  /** A size in pixels. */
  record Size(int width, int height) {}

  /** Reads {@code 1280x800}. */
  static final class SizeText implements ITypeConverter<Size> {
    private static final int SMALLEST = 320;
    private static final int LARGEST = 8000;

    @Override
    public Size convert(String text) {
      if (text.matches("[0-9]{1,4}x[0-9]{1,4}")) {
        int cross = text.indexOf('x');
        int width = Integer.parseInt(text.substring(0, cross));
        int height = Integer.parseInt(text.substring(cross + 1));
        if (isPossible(width) && isPossible(height)) {
          return new Size(width, height);
        }
      }
      throw new TypeConversionException(
          "'" + text + "' is not a size; write one such as 1280x800, up to " + LARGEST + " each");
    }

    private static boolean isPossible(int pixels) {
      return pixels >= SMALLEST && pixels <= LARGEST;
    }
  }

  /** Reads the name of a theme: {@code dark}, {@code high-contrast-light}. */
  static final class ThemeName implements ITypeConverter<Theme> {
    @Override
    public Theme convert(String text) {
      return Arrays.stream(Theme.values())
          .filter(theme -> nameOf(theme).equals(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException(problem(text)));
    }

    private static String problem(String text) {
      return "'%s' is no theme; there are %s"
          .formatted(
              text,
              Arrays.stream(Theme.values())
                  .map(ThemeName::nameOf)
                  .collect(Collectors.joining(", ")));
    }

    private static String nameOf(Theme theme) {
      return theme.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Reads {@code strategic}, {@code merge} or {@code json}. */
  static final class TypeName implements ITypeConverter<PatchFormat> {
    @Override
    public PatchFormat convert(String text) {
      return Arrays.stream(PatchFormat.values())
          .filter(format -> format.word().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is neither strategic nor merge nor json"));
    }
  }

  /** Reads a field's path. */
  static final class FieldText implements ITypeConverter<FieldPath> {
    @Override
    public FieldPath convert(String text) {
      try {
        return FieldPath.parse(text);
      } catch (IllegalArgumentException wrong) {
        throw new TypeConversionException(String.valueOf(wrong.getMessage()));
      }
    }
  }
}
