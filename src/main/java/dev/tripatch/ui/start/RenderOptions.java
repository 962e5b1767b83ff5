package dev.tripatch.ui.start;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.app.WindowPicture;
import dev.tripatch.ui.settings.Theme;
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

  @Parameters(paramLabel = "OUT.png", descriptionKey = "picture", converter = PictureFile.class)
  @Nullable Path picture;

  @Mixin StartOptions documents = new StartOptions();

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "light",
      converter = ThemeName.class)
  Theme theme = Theme.LIGHT;

  @Option(
      names = "--size",
      paramLabel = "WIDTHxHEIGHT",
      defaultValue = "1280x800",
      converter = SizeText.class)
  Size size = new Size(1280, 800);

  @Option(names = "--select", paramLabel = "FIELD", converter = FieldText.class)
  @Nullable FieldPath selected;

  @Option(names = "--tab", paramLabel = "TAB")
  @Nullable String table;

  @Option(names = "--type", paramLabel = "strategic|merge|json", converter = TypeName.class)
  @Nullable PatchFormat type;

  @Option(names = "--show-secrets")
  boolean showSecrets;

  @Option(names = "--steps")
  boolean steps;

  @Option(names = "--lesson", paramLabel = "NAME")
  @Nullable String lesson;

  @Option(names = "--lessons", paramLabel = "FOLDER")
  @Nullable Path lessons;

  /** Whether a page is wanted, not pictures. */
  boolean isPage() {
    return String.valueOf(picture).endsWith(".html");
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
      if (hasNoEnding || text.toLowerCase(Locale.ROOT).endsWith(".png") || text.endsWith(".html")) {
        return Path.of(text);
      }
      throw new TypeConversionException(StartWords.NO_PICTURE.text("text", text));
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
      throw new TypeConversionException(StartWords.NO_SIZE.text("text", text, "largest", LARGEST));
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
      return StartWords.NO_THEME.text(
          "text",
          text,
          "themes",
          Arrays.stream(Theme.values()).map(ThemeName::nameOf).collect(Collectors.joining(", ")));
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
          .orElseThrow(() -> new TypeConversionException(StartWords.NO_TYPE.text("text", text)));
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
