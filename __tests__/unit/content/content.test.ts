import "./addresses";
import "./comparisons";
import "./damage";
import "./fields";
import "./json";
import "./logos";
import "./pictures";
import "./texts";
