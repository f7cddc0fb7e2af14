import { paintPoster } from './paintPoster';
import { passPaintPoster } from './passedPaintPoster';

// The first module of the package async/poster (config/build/codePackage.ts).
passPaintPoster(paintPoster);
